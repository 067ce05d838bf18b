/** The typefaces that we embed, and the library that reads fonts. It is slow to load, so this module is imported only to draw. */
import fontkit, { type Font } from '@pdf-lib/fontkit';
import { OctavoError } from '../../contract/errors';
import type { Pace } from '../../pace/pace';
import { FontBounds, Interruption } from './shaping/bounded-font';
import { Face } from './shaping/face';
import { damagedFont, type FontFile } from './font-file';
import { unpackModule } from './unpacked';

export type { Font, Glyph } from '@pdf-lib/fontkit';

/** The fonts that we embed (scripts/font/README.md). */
const OURS = {
	Regular: () => import('./noto/noto-sans-regular'),
	SemiBold: () => import('./noto/noto-sans-semibold'),
	Italic: () => import('./noto/noto-sans-italic'),
	SemiBoldItalic: () => import('./noto/noto-sans-semibold-italic'),
	Serif: () => import('./noto/noto-serif-regular'),
	SerifSemiBold: () => import('./noto/noto-serif-semibold'),
	SerifItalic: () => import('./noto/noto-serif-italic'),
	SerifSemiBoldItalic: () => import('./noto/noto-serif-semibold-italic'),
	Mono: () => import('./noto/noto-sans-mono'),
	Emoji: () => import('./noto/noto-emoji'),
} as const;

export type OurFont = keyof typeof OURS;

/** A font that no other caller has. If it is used for further texts, it must be told (`Face.keep`). */
export async function openTypeface(which: OurFont): Promise<Face> {
	const { notoSans } = await OURS[which]();
	return new Face(fontkit.create(unpackModule(notoSans)));
}

const kept = new Map<OurFont, Face>();

/** A font that all documents that are made share. To read its tables takes longer than to set a letter with it. */
export async function sharedTypeface(which: OurFont): Promise<Face> {
	let face = kept.get(which);
	if (!face) kept.set(which, (face = await openTypeface(which)));
	face.keep();
	return face;
}

/**
 * @param pace lets others run between the tables, and between the lookups that a first text needs; it counts what further texts read
 * @throws OctavoError `invalid_parameters` on the field of the file if the font is damaged; so may the methods of the face.
 */
export async function openFontFile({ bytes, field }: FontFile, pace: Pace): Promise<Face> {
	let refill = (): void => undefined;
	const guard = <T>(work: () => T): T => {
		refill();
		try {
			return work();
		} catch (thrown) {
			throw thrown instanceof OctavoError || thrown instanceof Interruption ? thrown : damagedFont(field);
		}
	};
	const font = guard(() => fontkit.create(bytes));
	hideColors(font);
	const bounds = new FontBounds(font, bytes, () => damagedFont(field), pace);
	refill = () => bounds.refill();
	await bounds.readTables(guard);
	const isSound = guard(() => font.unitsPerEm >= 16 && font.unitsPerEm <= 16_384 && font.numGlyphs > 0);
	if (!isSound) throw damagedFont(field);
	const face = new Face(font, guard, bounds);
	await bounds.readLookups(() => face.shape('A1'));
	return face;
}

/** The library hands out glyphs with colors without their outlines, which are all that a PDF document takes. */
function hideColors(font: Font): void {
	const { tables } = (font as Font & { readonly directory: { readonly tables: Record<string, unknown> } }).directory;
	for (const tag of ['sbix', 'COLR', 'CPAL']) Reflect.deleteProperty(tables, tag);
}
