/** Takes the outlines of glyphs that no content shows out of TrueType, CFF and Type 1 fonts (docs/semantics.md, §37.6). */
import { fontFileOf, programOf } from '../../model/font/embedding';
import {
	encodingParts,
	type EncodingParts,
	MAC_ROMAN_ENCODING,
	STANDARD_ENCODING,
	WIN_ANSI_ENCODING,
} from '../../model/font/encodings';
import { descendantOf, readNameText } from '../../model/font/font-dictionary';
import { glyphOfPoint, pointOfGlyph } from '../../model/font/glyph-names';
import { cffComponents } from '../../model/font/outline/cff-outlines';
import type { FontProgram } from '../../model/font/program/font-program';
import { readFontProgram } from '../../model/font/program/read-font-program';
import { type Glyph, type ReadingFont, readingFont } from '../../model/font/reading/reading-font';
import { subsetTag } from '../../model/font/subset-tag';
import { cffOf } from '../../model/font/trimming/keep-cff';
import { keepGlyphs } from '../../model/font/trimming/keep-glyphs';
import { claimsOf } from '../../model/metadata/claims';
import { findStreams } from '../../model/redaction/content-streams';
import { FontUse } from '../../model/redaction/residue/font-use';
import { TracedPages } from '../../model/redaction/traced-pages';
import type { PdfDocument } from '../../pdf/document';
import { packData } from '../../pdf/filters/stream-data';
import { mark } from '../../pdf/reachability';
import { Dict, isDict, isName, isRef, name, Stream, type Value } from '../../pdf/syntax/values';

/** Bytes of a font program, as it is in the document, from which on all content is read for it. */
const LARGE = 16 * 1024;
/** A program stays unless it becomes this part of its size. */
const WORTHWHILE = 0.9;
/** The costs of an object, of a glyph that is shown, and of a byte of a program, see `Pace`. */
const [OBJECT_COST, GLYPH_COST, BYTE_COST] = [300, 300, 2];
/** That of a step of a glyph's program. */
const STEP_COST = 20;
const TAGGED = /^[A-Z]{6}\+/;

interface FontFile {
	readonly number: number;
	/** Dictionaries that have the name of the font. */
	readonly named: number[];
	/** Fields may be filled with any character of its fonts. */
	isForFields: boolean;
}

/** How all fonts with one program use it. */
interface Use {
	readonly glyphs: Set<number | string>;
	/** Whether one of them finds glyphs by their names, or sets vertical lines. */
	names: boolean;
	vertical: boolean;
}

export async function trimFonts(document: PdfDocument): Promise<void> {
	// PDF/A-1 has a list of the glyphs in each program.
	if ((await claimsOf(document)).archive !== undefined) return;
	const { live } = await mark(document);
	const files = await largeFiles(document, live);
	if (files.size === 0) return;
	const { fonts } = await usedGlyphs(document, live);
	const shown = new Map<Stream, Use>();
	const add = async (font: ReadingFont, kept: Iterable<Glyph>): Promise<void> => {
		const file = fontFileOf(document, font.dictionary);
		if (!file || !files.has(file)) return;
		const all = new Set(kept);
		const due = document.job.pace.step(all.size * GLYPH_COST);
		if (due) await due;
		const program = programOf(document, font.dictionary);
		const isSimple = !descendantOf(document, font.dictionary);
		// Readers look into the table of characters of an OpenType font, too.
		const isUnclear = isSimple && document.decoded(file)[0] === 'O'.charCodeAt(0);
		const use = shown.get(file) ?? { glyphs: new Set(), names: false, vertical: false };
		use.names ||= isSimple;
		use.vertical ||= font.vertical;
		if (typeof program === 'object' && !isUnclear && addGlyphs(document, font, program, all, use.glyphs)) shown.set(file, use);
		else files.delete(file);
	};
	for (const [font, { kept }] of fonts) await add(font, kept);
	for (const font of fieldFonts(document)) {
		const file = fontFileOf(document, document.dict(font) ?? new Dict());
		const known = file && files.get(file);
		if (!known) continue;
		known.isForFields = true;
		const read = await readingFont(document, font);
		if (descendantOf(document, read.dictionary)) files.delete(file);
		else
			await add(
				read,
				EVERY_CODE.flatMap((code) => read.glyphs(Uint8Array.of(code))),
			);
	}
	for (const [file, use] of shown) {
		const found = files.get(file);
		if (found) await trimFile(document, file, found, use);
	}
}

/** Codes of fonts that are not composite. */
const EVERY_CODE = Array.from({ length: 256 }, (_, code) => code);

/** Fonts of the form, with which fields may be filled. */
function fieldFonts(document: PdfDocument): Iterable<Value> {
	const resources = document.dict(document.dict(document.catalog.get('AcroForm'))?.get('DR'));
	return document.dict(resources?.get('Font'))?.values() ?? [];
}

async function largeFiles(document: PdfDocument, live: Uint8Array): Promise<Map<Stream, FontFile>> {
	const files = new Map<Stream, FontFile>();
	const named: [number, Stream][] = [];
	for (let number = 1; number < live.length; number++) {
		const due = document.job.pace.step(OBJECT_COST);
		if (due) await due;
		const value = live[number] === 1 ? document.get(number) : null;
		if (!(value instanceof Dict)) continue;
		const reference = value.get('FontFile') ?? value.get('FontFile2') ?? value.get('FontFile3');
		const file = isRef(reference) ? document.resolve(reference) : fontOf(document, value);
		if (!(file instanceof Stream)) continue;
		named.push([number, file]);
		if (isRef(reference) && document.encoded(file).length >= LARGE)
			files.set(file, { number: reference.number, named: [], isForFields: false });
	}
	for (const [number, file] of named) files.get(file)?.named.push(number);
	return files;
}

const fontOf = (document: PdfDocument, dict: Dict): Stream | undefined =>
	isName(document.resolve(dict.get('Type')), 'Font') ? fontFileOf(document, dict) : undefined;

/** Glyphs of pages and of all other content, on layers that are off and outside of pages too. */
async function usedGlyphs(document: PdfDocument, live: Uint8Array): Promise<FontUse> {
	const [use, traced] = [new FontUse(), new TracedPages(document)];
	const { pace } = document.job;
	for (let index = 0; index < document.pages.count; index++) await use.note((await traced.all(index, [])).trace, pace);
	const { content, pages } = await findStreams(document, live.length, (number) => live[number] === 1);
	for (const [number, resources] of content) {
		const stream = document.get(number);
		const data = stream instanceof Stream && !pages.has(number) ? document.decodedPart(stream)?.data : undefined;
		if (data) await use.note((await traced.stream(data, resources)).trace, pace);
	}
	return use;
}

/** Adds all glyphs that a reader may choose for codes. @returns whether it is known which these are */
function addGlyphs(
	document: PdfDocument,
	{ dictionary }: ReadingFont,
	program: FontProgram,
	shown: ReadonlySet<Glyph>,
	kept: Set<number | string>,
): boolean {
	const descendant = descendantOf(document, dictionary);
	if (descendant) {
		const map = document.resolve(descendant.get('CIDToGIDMap'));
		const glyphs = map instanceof Stream ? document.decodedPart(map)?.data : undefined;
		for (const { cid } of shown) {
			kept.add(cid);
			kept.add(program.glyphOfCid(cid));
			if (glyphs) kept.add(((glyphs[cid * 2] ?? 0) << 8) | (glyphs[cid * 2 + 1] ?? 0));
		}
		return true;
	}
	const parts = encodingParts(document, dictionary);
	if (program.kind === 'truetype') return addByTables(program, parts, shown, kept);
	const encoding = document.resolve(dictionary.get('Encoding'));
	const named = isDict(encoding) ? document.resolve(encoding.get('BaseEncoding')) : encoding;
	return program.kind === 'named' && !isName(named, 'MacExpertEncoding') && addByNames(program, parts, shown, kept);
}

/** Points of the codes in all encodings, of the glyph's own name, and of its text. */
function pointsOf({ code, text }: Glyph, base: string, own: string | undefined): number[] {
	const points = [base, STANDARD_ENCODING, WIN_ANSI_ENCODING, MAC_ROMAN_ENCODING].map((all) => all.charCodeAt(code - 32) || 0);
	const named = own === undefined ? undefined : pointOfGlyph(own);
	return [...points, named ?? 0, ...Array.from(text, (character) => character.codePointAt(0)!)].filter((point) => point > 0);
}

/** Names of points that `glyphOfPoint` does not tell. */
const OTHER_NAMES: ReadonlyMap<number, string> = new Map([
	[0xb9, 'onesuperior'],
	[0xb2, 'twosuperior'],
	[0xb3, 'threesuperior'],
	[0xfb01, 'fi'],
	[0xfb02, 'fl'],
]);
const namesOf = (point: number): string[] => [glyphOfPoint(point), OTHER_NAMES.get(point) ?? ''];

/** The rules for TrueType fonts (9.6.5.4) are followed in different ways. */
function addByTables(
	program: FontProgram,
	{ base = '', differences }: EncodingParts,
	shown: ReadonlySet<Glyph>,
	kept: Set<number | string>,
): boolean {
	for (const glyph of shown) {
		const { code } = glyph;
		const named = differences?.get(code);
		const all = pointsOf(glyph, base, named);
		for (const name of [...(named === undefined ? [] : [named]), ...all.flatMap(namesOf)]) kept.add(program.glyphOf(name));
		for (const point of [...all, code, 0xf000 | code, 0xf100 | code, 0xf200 | code]) kept.add(program.unicode(point));
		for (const point of all) kept.add(program.code(MAC_ROMAN_ENCODING.indexOf(String.fromCodePoint(point)) + 32));
		kept.add(program.code(code));
	}
	return true;
}

const MOST_GLYPHS = 65_536;

/** Readers that look for characters know more names of them than one. */
function glyphsByPoint(program: FontProgram): Map<number, (number | string)[]> {
	const found = new Map<number, (number | string)[]>();
	const add = (called: string, glyph: number | string): void => {
		const point = called === '' ? undefined : pointOfGlyph(called);
		const same = point === undefined ? undefined : found.get(point);
		if (same) same.push(glyph);
		else if (point !== undefined) found.set(point, [glyph]);
	};
	if (program.names) for (const called of program.names) add(called, called);
	else for (let glyph = 1; glyph < MOST_GLYPHS; glyph++) add(program.nameOf(glyph), glyph);
	return found;
}

/** Glyphs that readers show in place of others, mostly of those that a program lacks. */
const STAND_INS = ['space', 'nbspace', 'hyphen', 'sfthyphen', 'bullet', 'quotesingle', 'quoteleft', 'quoteright', 'grave'];

/** CFF and Type 1 fonts of one byte a code: the name comes from the dictionary, or from the program (9.6.5.2). */
function addByNames(
	program: FontProgram,
	{ base = '', differences }: EncodingParts,
	shown: ReadonlySet<Glyph>,
	kept: Set<number | string>,
): boolean {
	const byPoint = glyphsByPoint(program);
	const add = (name: string): boolean => {
		const glyph = program.names?.has(name) ? name : program.glyphCalled?.(name);
		if (glyph !== undefined) kept.add(glyph);
		return glyph !== undefined;
	};
	STAND_INS.forEach(add);
	for (const glyph of shown) {
		const named = differences?.get(glyph.code);
		const own = program.encoding?.get(glyph.code);
		if (own !== undefined) add(own);
		for (const point of pointsOf(glyph, base, named)) {
			namesOf(point).forEach(add);
			for (const other of byPoint.get(point) ?? []) kept.add(other);
		}
		// A name that the program lacks: readers guess.
		if (named !== undefined && !add(named) && named !== '.notdef' && !STAND_INS.includes(named)) return false;
	}
	return true;
}

async function trimFile(document: PdfDocument, file: Stream, { number, named, isForFields }: FontFile, use: Use): Promise<void> {
	const data = await document.decodedAtEase(file);
	const due = document.job.pace.step(data.length * BYTE_COST);
	if (due) await due;
	const all = await withComponents(document, data, use.glyphs);
	const left = all && keepGlyphs(data, all, use);
	if (!left) return;
	const made = await packData(file, left, document.job);
	if (made.data.length > document.encoded(file).length * WORTHWHILE) return;
	setLengths(document, made.dict, left.length - data.length);
	document.put(number, made);
	if (isForFields) return;
	const tag = subsetTag(left);
	for (const owner of named) {
		document.edit(owner);
		const dict = document.get(owner) as Dict;
		for (const key of ['BaseFont', 'FontName']) {
			const said = readNameText(document, dict.get(key));
			if (said !== '' && !TAGGED.test(said)) dict.set(key, name(`${tag}+${said}`));
		}
	}
}

/** In Type 1 programs, the encrypted part in the middle has another length; TrueType programs have no parts (Table 125). */
function setLengths(document: PdfDocument, dict: Dict, more: number): void {
	const key = ['Length2', 'Length1'].find((key) => dict.has(key));
	const before = key === undefined ? undefined : document.resolve(dict.get(key));
	if (key !== undefined && typeof before === 'number') dict.set(key, before + more);
}

/** With the glyphs that glyphs of a CFF program draw; undefined if it cannot be told. */
async function withComponents(
	{ job }: PdfDocument,
	data: Uint8Array,
	kept: ReadonlySet<number | string>,
): Promise<ReadonlySet<number | string> | undefined> {
	const program = readFontProgram(data);
	const cff = cffOf(data);
	if (program?.kind !== 'named' || !cff) return kept;
	let steps = 0;
	const components = cffComponents(data.subarray(cff.at, cff.at + cff.length), (count) => (steps += count));
	const all = new Set(kept);
	for (const glyph of kept) {
		if (typeof glyph === 'string' || program.nameOf(glyph) === '') continue;
		const codes = components?.glyph(glyph);
		if (!codes) return undefined;
		for (const code of codes) all.add(program.glyphCalled?.(glyphOfPoint(STANDARD_ENCODING.charCodeAt(code - 32))) ?? 0);
		const due = job.pace.step((steps + 1) * STEP_COST);
		steps = 0;
		if (due) await due;
	}
	return all;
}
