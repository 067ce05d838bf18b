/** Embedded font programs (ISO 32000-2, 9.9): whether a font has one, and which glyphs it has. */
import type { PdfDocument } from '../../pdf/document';
import type { Damage } from '../../pdf/filters';
import { codingOf } from '../../pdf/read/coding';
import { asBuffer } from '../../pdf/syntax/characters';
import { type Dict, Stream } from '../../pdf/syntax/values';
import { readDataNow } from '../content/whole-data';
import { descriptorOf, readNameText } from './font-dictionary';
import type { FontProgram } from './program/font-program';
import { readFontProgram } from './program/read-font-program';

/** The entries of a font descriptor that hold a font program (Table 124). */
const FONT_FILES = ['FontFile', 'FontFile2', 'FontFile3'];

/** The font program of a font dictionary, composite fonts included. */
export function fontFileOf(document: PdfDocument, font: Dict): Stream | undefined {
	const descriptor = descriptorOf(document, font);
	for (const key of FONT_FILES) {
		const file = document.resolve(descriptor?.get(key));
		if (file instanceof Stream) return file;
	}
	return undefined;
}

/** Whether the glyphs of a font are in the document. A Type 3 font is made of content streams (9.6.4), so its glyphs always are. */
export const isEmbedded = (document: PdfDocument, font: Dict): boolean =>
	readNameText(document, font.get('Subtype')) === 'Type3' || fontFileOf(document, font) !== undefined;

/**
 * The embedded program; undefined if the font has no program, `unusable` if it cannot be read. `damage` is told if some of its data is
 * missing.
 */
export function programOf(
	document: PdfDocument,
	font: Dict,
	damage: Damage = { found: false },
): FontProgram | 'unusable' | undefined {
	const file = fontFileOf(document, font);
	if (!file) return undefined;
	const { program, whole } = readOnce(document, file);
	damage.found ||= !whole;
	return program;
}

interface ReadProgram {
	readonly program: FontProgram | 'unusable';
	readonly whole: boolean;
}

const readOnce = rememberByFile((document, file): ReadProgram => {
	const found = readKept(document, file);
	// Kilobytes of a document can be thousands of programs of 65,535 glyphs each.
	if (found.program !== 'unusable') document.memory.takeValues(found.program.memory);
	return found;
});

function readKept(document: PdfDocument, file: Stream): ReadProgram {
	try {
		// Decrypted data would be kept as a copy.
		const kept = document.security ? undefined : keepers.get(document);
		const coding = kept && codingOf(document, file.dict);
		if (!kept || coding === undefined) return readProgram(document, file);
		const encoded = asBuffer(document.encoded(file));
		const known = kept.find(coding, encoded);
		if (known) return known;
		const read = readProgram(document, file);
		kept.add(coding, encoded, read);
		return read;
	} catch {
		return { program: 'unusable', whole: true };
	}
}

function readProgram(document: PdfDocument, file: Stream): ReadProgram {
	const part = readDataNow(document, file, true);
	return { program: (part && readFontProgram(part.data)) ?? 'unusable', whole: part?.whole !== false };
}

/** Programs of the same length that are kept: each is compared. */
const MOST_ALIKE = 8;

/** Font programs that were read, by the very bytes of their files: nothing else has a part in what a program is. */
class KeptPrograms {
	private readonly byLength = new Map<number, (readonly [coding: string, encoded: Buffer, read: ReadProgram])[]>();

	find(coding: string, encoded: Buffer): ReadProgram | undefined {
		const alike = this.byLength.get(encoded.length);
		return alike?.find(([way, bytes]) => way === coding && bytes.equals(encoded))?.[2];
	}

	add(coding: string, encoded: Buffer, read: ReadProgram): void {
		const alike = this.byLength.get(encoded.length) ?? [];
		if (alike.length < MOST_ALIKE) alike.push([coding, encoded, read]);
		this.byLength.set(encoded.length, alike);
	}
}

const keepers = new WeakMap<PdfDocument, KeptPrograms>();

/**
 * Keeps the font programs of a document from now on, as long as it is there. `earlier`: those kept of another document are known, too:
 * a document that is written and read again has most of its fonts unchanged.
 */
export function keepPrograms(document: PdfDocument, earlier?: PdfDocument): void {
	keepers.set(document, (earlier && keepers.get(earlier)) ?? new KeptPrograms());
}

/** Reads each font file once: any number of fonts may share one. `Pace` counts the time that it takes. */
export function rememberByFile<T>(read: (document: PdfDocument, file: Stream) => T): (document: PdfDocument, file: Stream) => T {
	const answers = new WeakMap<PdfDocument, WeakMap<Stream, { readonly answer: T }>>();
	return (document, file) => {
		let known = answers.get(document);
		if (!known) answers.set(document, (known = new WeakMap()));
		let found = known.get(file);
		if (found) return found.answer;
		const started = performance.now();
		known.set(file, (found = { answer: read(document, file) }));
		document.job.pace.addSince(started);
		return found.answer;
	};
}
