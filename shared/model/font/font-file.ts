/** Fonts that users give as a file: TrueType and OpenType, with the right to be embedded (docs/semantics.md, §22.5). */
import { invalidParameters, type OctavoError } from '../../contract/errors';
import type { Document } from '../../contract/backend';
import { kindOfFile } from '../../pdf/read/file-kind';
import { firstOfCollection } from './program/collection';
import { tablesOf } from './program/truetype';

/** A font file that was checked, of a collection its first font; `field` is the one that gave it: `file` for a font in a style sheet. */
export interface FontFile {
	readonly bytes: Uint8Array;
	readonly field: string;
}

const ACCEPTED = 'it must be a TrueType or OpenType font (.ttf or .otf)';
/** Bits of fsType in the table OS/2 (OpenType specification): the right to embed the font. */
const RESTRICTED = 0x0002;
const MORE_RIGHTS = 0x000c;
const NO_SUBSETS = 0x0100;
const BITMAPS_ONLY = 0x0200;

/** @throws OctavoError `invalid_parameters` on `field`, which says what was found. */
export function readFontFile({ bytes }: Document, field: string): FontFile {
	const refuse = (message: string) => invalidParameters([{ field, message }]);
	const font = kindOfFile(bytes) === 'a font collection' ? firstFont(bytes) : bytes;
	if (!font) throw refuse(DAMAGED);
	const problem = problemOf(font);
	if (problem !== undefined) throw refuse(problem);
	return { bytes: font, field };
}

function firstFont(bytes: Uint8Array): Uint8Array | undefined {
	try {
		return firstOfCollection(bytes);
	} catch (thrown) {
		if (thrown instanceof RangeError) return undefined;
		throw thrown;
	}
}

function problemOf(bytes: Uint8Array): string | undefined {
	const kind = kindOfFile(bytes);
	if (kind !== 'a TrueType font' && kind !== 'an OpenType font') return `is ${kind ?? 'not a font'}; ${ACCEPTED}`;
	try {
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		if (view.getUint16(COUNT) > MOST_TABLES) return DAMAGED;
		const tables = tablesOf(view);
		if (![...tables.values()].every(({ at, length }) => at + length <= bytes.length)) return TRUNCATED;
		if (NEEDED.some((tag) => !tables.has(tag))) return DAMAGED;
		if (view.getUint16(tables.get('cmap')!.at + 2) > MOST_MAPS) return DAMAGED;
		if (!tables.has('CFF ') && !(tables.has('glyf') && tables.has('loca')))
			return 'has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines';
		const rights = tables.get('OS/2');
		return rights && rightsProblem(view.getUint16(rights.at + 8));
	} catch (thrown) {
		if (thrown instanceof RangeError) return TRUNCATED;
		throw thrown;
	}
}

/** Where the number of tables is, and how many there may be: fonts have some thirty. */
const [COUNT, MOST_TABLES] = [4, 200];
/** Mappings from characters to glyphs in the table `cmap`, all of which the library reads at once: fonts have up to some ten. */
const MOST_MAPS = 1_000;
const NEEDED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap'];
const DAMAGED = 'is a damaged font; give a complete TrueType or OpenType font';
const TRUNCATED = 'ends too early for a font; give a complete TrueType or OpenType font';

function rightsProblem(rights: number): string | undefined {
	const says = (what: string) => `is a font whose license (fsType) ${what}; give a font that may be embedded`;
	// Where several bits are set, the one with the most rights counts.
	if (rights & RESTRICTED && !(rights & MORE_RIGHTS)) return says('forbids embedding');
	if (rights & NO_SUBSETS) return says('forbids embedding only the characters that are used');
	return rights & BITMAPS_ONLY ? says('forbids embedding its outlines') : undefined;
}

/** The library trusts fonts: whatever it throws means that the file is damaged. */
export const damagedFont = (field: string): OctavoError =>
	invalidParameters([{ field, message: field === 'file' ? `has a font in a style sheet that ${DAMAGED}` : DAMAGED }]);
