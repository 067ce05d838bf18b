/** The typefaces that we embed, and the library that reads them. It is slow to load, so this module is imported only to draw. */
import fontkit, { type Font } from '@pdf-lib/fontkit';

export type { Font, Glyph } from '@pdf-lib/fontkit';

export type Weight = 'Regular' | 'SemiBold';

/** A separate font for each run: fontkit remembers, with a glyph, the text that it was first seen with. */
export async function openTypeface(weight: Weight): Promise<Font> {
	const { notoSans } = weight === 'Regular' ? await import('./noto-sans-regular') : await import('./noto-sans-semibold');
	return fontkit.create(Buffer.from(notoSans, 'base64'));
}
