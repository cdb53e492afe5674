// Reads {"round": 8, "players": [...]} and prints {"seconds": ..., "pairs": [[id, id or null], ...]}.
import { readFileSync } from "node:fs";
import { Swiss } from "tournament-pairings";

const { round, players } = JSON.parse(readFileSync(0, "utf8"));
const start = process.hrtime.bigint();
const matches = Swiss(players, round);
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
console.log(JSON.stringify({ seconds, pairs: matches.map((match) => [match.player1, match.player2]) }));
