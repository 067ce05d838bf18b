/** Signs before the items of lists, for a class of a regular expression; the last is the bullet of the font Symbol. */
export const BULLETS = '\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7';
