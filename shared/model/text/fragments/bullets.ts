/** Signs that nothing but items of lists and boxes to be ticked begin with; the last is the bullet of the font Symbol. */
export const SURE_BULLETS = '\\u2022\\u25e6\\u25aa\\u2023\\u25cf\\u25cb\\u25a0\\u25a1\\uf0b7';
/** Signs before the items of lists, for a class of a regular expression. */
export const BULLETS = `${SURE_BULLETS}\\u00b7\\u2013\\u2014\\u2212`;

/** A sign that is not readable, of a symbol font, and words after it: as a pattern. */
export const UNREADABLE_BULLET = '\\ufffd(?=\\s+[*`"\u201c(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))';
