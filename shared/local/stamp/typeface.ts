/** The typeface of the stamp, and what reads it: the slowest of all to load, so it comes by itself. */
import fontkit, { type Font } from '@pdf-lib/fontkit';
import { notoSans } from './font/noto-sans';

/** A font of its own for each run: fontkit remembers, with a glyph, the text that it was first seen with. */
export const openTypeface = (): Font => fontkit.create(Buffer.from(notoSans, 'base64'));
