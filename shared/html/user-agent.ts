/** The style sheet that browsers have for all documents (HTML Standard, 15.3), as far as it counts on paper. */
export const USUAL_SHEET = `
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object { display: none }
input[type="hidden" i], input[type="image" i] { display: none !important }
input, select, textarea, button { display: inline-block; font: 13.3333px sans-serif; color: #000; background-color: #fff; border: 2px inset #767676; padding: 1px 2px; text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal }
input { white-space: pre-wrap }
input[type="submit" i], input[type="reset" i], input[type="button" i] { white-space: pre }
input[type="checkbox" i], input[type="radio" i] { border: 0 solid; padding: 0; background-color: transparent; box-sizing: border-box; margin: 3px 3px 0 4px }
input[type="radio" i] { margin-left: 5px }
input[type="range" i] { border: 0 solid; padding: 0; width: 129px; height: 16px; margin: 2px; background-color: transparent }
input[type="range" i]::-webkit-progress-value { background-color: #0075ff }
input[type="color" i] { width: 50px; height: 27px; padding: 1px 2px; box-sizing: border-box; background-color: #efefef }
button, input[type="submit" i], input[type="reset" i], input[type="button" i] { box-sizing: border-box; padding: 1px 6px; text-align: center; background-color: #efefef; border-style: outset }
textarea { font-family: monospace; padding: 2px; border-width: 1px; border-style: solid; white-space: pre-wrap }
input:is([type="date" i], [type="time" i], [type="month" i], [type="week" i], [type="datetime-local" i]) { font-family: monospace !important; white-space: pre }
input[type="file" i] { border: 0 solid; padding: 0; background-color: transparent; white-space: pre }
select { padding: 0; box-sizing: border-box; white-space: pre; background-color: #efefef }
select[multiple], select[size] { padding: 0; background-color: #fff }
option, optgroup { display: block; padding: 0 2px 1px }
optgroup::before { content: attr(label); display: block; font-weight: bold }
optgroup option { padding-left: 20px }
option:checked, option[selected] { background-color: #cecece }
input:disabled, textarea:disabled, select:disabled { color: #545454; background-color: rgba(239, 239, 239, 0.3); border-color: rgba(118, 118, 118, 0.3) }
button:disabled, input[type="submit" i]:disabled, input[type="button" i]:disabled { color: #b2b2b2; border-color: #d6d6d6 }
::placeholder { color: #757575 }
progress, meter { display: inline-block; width: 10em; height: 0.5em; margin: 0.25em 0; vertical-align: 0; background-color: #efefef; border: 1px solid #b2b2b2; border-radius: 4px; overflow: hidden; box-sizing: border-box }
meter { width: 5em }
progress::-webkit-progress-value { background-color: #0075ff }
meter::-webkit-meter-optimum-value { background-color: #107c10 }
meter::-webkit-meter-suboptimum-value { background-color: #ffb900 }
meter::-webkit-meter-even-less-good-value { background-color: #d83b01 }
html { display: flow-root; font-family: serif }
body { margin: 8px }
li { display: list-item }
p, dl, menu, ol, ul, dir { margin: 1em 0 }
blockquote, figure { margin: 1em 40px }
h1 { font-size: 2em; font-weight: bold; margin: 0.67em 0; break-after: avoid }
h2 { font-size: 1.5em; font-weight: bold; margin: 0.83em 0; break-after: avoid }
h3 { font-size: 1.17em; font-weight: bold; margin: 1em 0; break-after: avoid }
h4 { font-weight: bold; margin: 1.33em 0; break-after: avoid }
h5 { font-size: 0.83em; font-weight: bold; margin: 1.67em 0; break-after: avoid }
h6 { font-size: 0.67em; font-weight: bold; margin: 2.33em 0; break-after: avoid }
ul, menu, dir { list-style-type: disc; padding-inline-start: 40px }
ol { list-style-type: decimal; padding-inline-start: 40px }
:is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: circle }
:is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: square }
:is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul) { margin-top: 0; margin-bottom: 0 }
dd { margin-inline-start: 40px }
b, strong { font-weight: bolder }
i, em, cite, var, dfn, address { font-style: italic }
code, kbd, samp, tt, pre, xmp, listing, plaintext { font-family: monospace }
pre, xmp, listing, plaintext { white-space: pre; margin: 1em 0 }
small { font-size: smaller }
big { font-size: larger }
sub { vertical-align: sub; font-size: smaller }
sup { vertical-align: super; font-size: smaller }
u, ins { text-decoration: underline }
s, strike, del { text-decoration: line-through }
mark { background-color: #ff0; color: #000 }
a:link { color: #0000ee; text-decoration: underline }
abbr[title] { text-decoration: underline dotted }
center { text-align: -webkit-center }
nobr { white-space: nowrap }
q::before { content: open-quote }
q::after { content: close-quote }
dialog { position: absolute; inset-inline: 0; width: fit-content; margin: auto; padding: 1em; border: 3px solid; color: #000; background-color: #fff }
dialog:not([open]) { display: none }
hr { border: 1px solid; border-color: #9a9a9a #eee #eee #9a9a9a; margin: 0.5em auto; overflow: hidden; color: #808080 }
hr[noshade], hr[color] { border-color: currentColor }
fieldset { border: 2px groove #c0c0c0; margin: 0 2px; padding: 0.35em 0.75em 0.625em }
legend { padding: 0 2px }
img, svg { display: inline-block }
marquee { display: inline-block; width: 100% }
svg { overflow: hidden }
table { display: table; text-align: -octavo-table; border-collapse: separate; border-spacing: 2px; text-indent: 0; box-sizing: border-box }
caption { display: table-caption; text-align: center; break-after: avoid }
colgroup { display: table-column-group }
col { display: table-column }
thead { display: table-header-group; vertical-align: middle; break-inside: avoid; border-color: inherit }
tbody { display: table-row-group; vertical-align: middle; border-color: inherit }
tfoot { display: table-footer-group; vertical-align: middle; border-color: inherit }
tr { display: table-row; vertical-align: inherit; border-color: inherit }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
th { font-weight: bold; text-align: -octavo-center }
table[align="center"], hr[align="center"] { margin-left: auto; margin-right: auto }
hr[align="left" i] { margin-left: 0 }
hr[align="right" i] { margin-right: 0 }
caption[align="bottom" i] { caption-side: bottom }
table[rules] { border-style: hidden; border-collapse: collapse }
table[rules="all" i] > * > tr > :is(td, th) { border: 1px solid }
table[rules="cols" i] > * > tr > :is(td, th) { border-left: 1px solid; border-right: 1px solid }
table[rules="rows" i] > * > tr { border-top: 1px solid; border-bottom: 1px solid }
table[rules="groups" i] > :is(thead, tbody, tfoot) { border-top: 1px solid; border-bottom: 1px solid }
table[rules="groups" i] > colgroup { border-left: 1px solid; border-right: 1px solid }
br[clear="all" i], br[clear="both" i] { clear: both }
br[clear="left" i] { clear: left }
br[clear="right" i] { clear: right }
details > summary:first-of-type { display: list-item; list-style: disclosure-closed inside }
details[open] > summary:first-of-type { list-style-type: disclosure-open }
ruby rt { font-size: 50%; vertical-align: super }
[dir="rtl" i] { direction: rtl; unicode-bidi: isolate }
[dir="ltr" i] { direction: ltr; unicode-bidi: isolate }
[dir="auto" i] { unicode-bidi: isolate }
bdi:not([dir]) { unicode-bidi: plaintext }
bdo[dir] { unicode-bidi: bidi-override }
`;

const SPACED = 'blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp';

/** Added for documents without a document type (HTML Standard, 15.3.10 and 15.3.11). */
export const QUIRKY_SHEET = `
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start; -octavo-body-color: inherit }
:is(body, td, th) { -octavo-first-margins: none }
:is(article, center, div, form, main, section):-moz-first-node { -octavo-first-margins: around }
:is(${SPACED}):-moz-first-node { -octavo-usual-margin: none }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`;
