# The package of Flesh and Blood cards, and what is wrong with it.

cards-package_damaged = The package file is damaged; download it again.
cards-package_too_large = The package holds more than { $megabytes } MB; no package of cards is that large.
cards-package_no_file = The package has no file “{ $file }”; download the package again.
cards-package_head = “package.json” in the package cannot be read; download the package again.
cards-package_other = This is the package “{ $found }”; cards come from “{ $expected }”.
cards-package_old = This is version { $found } of the package, in which the lists of formats mean something else; take version { $oldest } or a newer one.
cards-javascript_not_text = The script of the package is no UTF-8 text; download the package again.
cards-javascript_syntax = The script of the package is broken here or ends too early; download the package again.
cards-javascript_nested = The script of the package is nested more deeply than a list of cards; take the package as its makers publish it.
cards-javascript_large = The script of the package has a part of more than { $kilobytes } KB besides its lists; take the package as its makers publish it.
cards-javascript_many = The lists of the package hold more than { $limit } values; no package of cards is that large.
cards-fab_no_list = The script exports no list of cards under the name “cards”; take the package as its makers publish it.
cards-fab_field = “{ $card }”: “{ $field }” must be { LABEL($expected, of: "fab_field") }.
cards-fab_unread = “{ $card }”: “{ $field }” is worked out by the script ({ $found }), and scripts are not run here; take another version of the package.
cards-fab_unread_entry = An entry of a list is worked out by the script ({ $found }), and scripts are not run here; take another version of the package.
cards-fab_no_object = An entry of a list is no card; take another version of the package.
cards-fab_twice = “{ $card }” is there twice ({ $key }); take another version of the package.
cards-fab_more = { $count ->
    [one] There is { $count } more fault of this kind.
   *[other] There are { $count } more faults of this kind.
}

fab_field-text = a text
fab_field-number = a number
fab_field-flag = true or false
fab_field-texts = a list of texts
fab_field-objects = a list of objects
fab_field-object = an object
fab_field-pitch = a pitch value from 1 to 4
fab_field-identifier = a set code of three letters or digits with a number behind it
fab_field-day = a day (YYYY-MM-DD)
