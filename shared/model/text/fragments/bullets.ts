/** Signs before the items of lists, for a class of a regular expression; the last is the bullet of the font Symbol. */
export const BULLETS = '\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7';

/** A sign that is not readable, of a symbol font, and words after it: as a pattern. */
export const UNREADABLE_BULLET = '\\ufffd(?=\\s+[*`"\u201c(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))';
