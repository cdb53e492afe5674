"""Values read out of the text of a JavaScript file. Nothing of the file is ever run.

``cutting`` divides a large file into parts that fit into memory, ``names`` finds what its names stand for, ``values``
reads literals, constants and members of enums. Whatever else stands there is told by its place, not worked out.
"""
