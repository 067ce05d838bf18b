/** The fonts that style sheets hold in `data:` addresses (docs/semantics.md, §36.1). */
import type { CodeRange, FamilyFont, FontFace } from '../../../html/font-faces';
import { BOLD } from '../../../model/layout/boxes/setting';
import { damagedFont, readFontFile } from '../../../model/font/font-file';
import { Intervals } from '../../../model/font/intervals';
import { unpackWoff } from '../../../model/font/packed/woff';
import { unpackWoff2 } from '../../../model/font/packed/woff2';
import type { Face } from '../../../model/font/shaping/face';
import { openFontFile } from '../../../model/font/typeface';
import type { OwnFace, OwnPart, OwnTypeface } from '../../../model/making/typefaces';
import type { Pace } from '../../../pace/pace';
import { kindOfFile } from '../../../pdf/read/file-kind';
import { OctavoError } from '../../../contract/errors';
import { bytesOfData } from '../../markdown/data-images';

/** Fonts of a document. */
const MOST = 50;
/** Bytes of all of them once they are unpacked, and of one in WOFF2, which is unpacked in one step, and before that: fonts pack to under half. */
const [MOST_BYTES, MOST_UNPACKED, MOST_PACKED] = [20_000_000, 3_000_000, 1_500_000];
/** The cost of a font, of a character, and of one in the address that holds it, see `Pace`. */
const [FONT_COST, CHARACTER_COST, DATA_COST] = [1_000_000, 100, 3];

export interface BroughtFonts {
	readonly own: readonly OwnTypeface[];
	readonly families: readonly FamilyFont[];
	/** Fonts that have no effect: damaged ones, those that may not be embedded, and those beyond the bounds. */
	readonly unread: number;
}

/** Of fonts for some characters, those are read that the text has. */
export async function readFontFaces(faces: readonly FontFace[], text: string, pace: Pace): Promise<BroughtFonts> {
	const found = new Map<string, { readonly face: FontFace; readonly parts: OwnPart[] }>();
	const points = [...new Set(`${ASCII}${text}`)].map((character) => character.codePointAt(0)!);
	const room = { fonts: MOST, bytes: MOST_BYTES };
	let unread = 0;
	for (const face of faces) {
		const ranges = face.ranges && (await Intervals.of(face.ranges.map(intervalOf), pace));
		const due = pace.step(FONT_COST + (ranges ? points.length * CHARACTER_COST : 0));
		if (due) await due;
		if (ranges && !points.some((point) => ranges.find(point))) continue;
		const read = await readFirst(face.sources, room, pace);
		if (!read) {
			unread++;
			continue;
		}
		const { family, weight, isItalic } = face;
		const key = JSON.stringify([family, weight, isItalic]);
		const known = found.get(key) ?? { face, parts: [] };
		found.set(key, known);
		// The last one that has a character counts (CSS Fonts 4, 4.5).
		known.parts.unshift({ face: read, ranges });
	}
	const all = [...found.values()].map((one, index) => ({ ...one, id: `Own${index}` as OwnFace }));
	const families = all.map(({ id, parts, face: { family, weight, isItalic } }) => ({
		id,
		family,
		weight,
		isItalic,
		isBold: weight >= BOLD,
		zero: parts[0]!.face.plain('0').advance / 1000,
		hasSpace: parts.some(({ ranges }) => !ranges || ranges.find(SPACE) !== undefined),
	}));
	return { own: all.map(({ id, parts }) => ({ id, parts })), families, unread };
}

const SPACE = 0x20;
/** All that can be printed: any text may have it. */
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(SPACE + index)).join('');

const intervalOf = ([first, last]: CodeRange) => ({ first, last, value: true });

/** The first source that is a font which may be embedded. */
async function readFirst(
	sources: readonly string[],
	room: { fonts: number; bytes: number },
	pace: Pace,
): Promise<Face | undefined> {
	for (const source of sources) {
		const bytes = room.fonts > 0 ? bytesOfData(source)?.bytes : undefined;
		if (!bytes) continue;
		room.fonts--;
		const due = pace.step(source.length * DATA_COST);
		if (due) await due;
		try {
			const file = await unpack(bytes, room.bytes, pace);
			room.bytes -= file.length;
			if (room.bytes < 0) return undefined;
			return await openFontFile(readFontFile({ name: 'font', bytes: file }, 'file'), pace);
		} catch (thrown) {
			// The libraries throw errors of any kind about damaged fonts.
			if (thrown instanceof OctavoError && thrown.code !== 'invalid_parameters') throw thrown;
		}
	}
	return undefined;
}

/** @throws Error if it is damaged, or too large */
async function unpack(bytes: Uint8Array, most: number, pace: Pace): Promise<Uint8Array> {
	const kind = kindOfFile(bytes);
	if (kind === 'a WOFF font') return await unpackWoff(bytes, most, pace);
	if (kind !== 'a WOFF2 font') return bytes;
	if (bytes.length > MOST_PACKED) throw damagedFont('file');
	return await unpackWoff2(bytes, Math.min(most, MOST_UNPACKED), pace);
}
