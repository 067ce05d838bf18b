/** Takes the outlines of glyphs that no content shows out of TrueType fonts (docs/semantics.md, §37.6). */
import { fontFileOf, programOf } from '../../model/font/embedding';
import { encodingParts, MAC_ROMAN_ENCODING, STANDARD_ENCODING, WIN_ANSI_ENCODING } from '../../model/font/encodings';
import { descendantOf, readNameText } from '../../model/font/font-dictionary';
import { glyphOfPoint, pointOfGlyph } from '../../model/font/glyph-names';
import type { FontProgram } from '../../model/font/program/font-program';
import type { Glyph, ReadingFont } from '../../model/font/reading/reading-font';
import { subsetTag } from '../../model/font/subset-tag';
import { claimsOf } from '../../model/metadata/claims';
import { findStreams } from '../../model/redaction/content-streams';
import { keepGlyphs } from '../../model/redaction/residue/blank-glyphs';
import { FontUse } from '../../model/redaction/residue/font-use';
import { TracedPages } from '../../model/redaction/traced-pages';
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { mark } from '../../pdf/reachability';
import { Dict, isName, isRef, name, Stream } from '../../pdf/syntax/values';

/** Bytes of a font program, as it is in the document, from which on all content is read for it. */
const LARGE = 16 * 1024;
/** A program stays unless it becomes this part of its size. */
const WORTHWHILE = 0.9;
/** The costs of an object, of a glyph that is shown, and of a byte of a program, see `Pace`. */
const [OBJECT_COST, GLYPH_COST, BYTE_COST] = [300, 300, 2];
const TAGGED = /^[A-Z]{6}\+/;

interface FontFile {
	readonly number: number;
	/** Dictionaries that have the name of the font. */
	readonly named: number[];
}

export async function trimFonts(document: PdfDocument): Promise<void> {
	// PDF/A-1 has a list of the glyphs in each program.
	if ((await claimsOf(document)).archive !== undefined) return;
	const { live } = await mark(document);
	const files = await largeFiles(document, live);
	if (files.size === 0) return;
	const { fonts } = await usedGlyphs(document, live);
	const shown = new Map<Stream, Set<number>>();
	for (const [font, { kept }] of fonts) {
		const file = fontFileOf(document, font.dictionary);
		if (!file || !files.has(file)) continue;
		const due = document.job.pace.step(kept.size * GLYPH_COST);
		if (due) await due;
		const program = programOf(document, font.dictionary);
		if (typeof program !== 'object' || program.kind !== 'truetype') files.delete(file);
		else shown.set(file, addGlyphs(document, font, program, kept, shown.get(file) ?? new Set()));
	}
	for (const [file, kept] of shown) {
		const found = files.get(file);
		if (found) await trimFile(document, file, found, kept);
	}
}

/** Programs of TrueType fonts, without those that fields use: these may be filled with any character. */
async function largeFiles(document: PdfDocument, live: Uint8Array): Promise<Map<Stream, FontFile>> {
	const files = new Map<Stream, FontFile>();
	const named: [number, Stream][] = [];
	for (let number = 1; number < live.length; number++) {
		const due = document.job.pace.step(OBJECT_COST);
		if (due) await due;
		const value = live[number] === 1 ? document.get(number) : null;
		if (!(value instanceof Dict)) continue;
		const reference = value.get('FontFile2');
		const file = isRef(reference) ? document.resolve(reference) : fontOf(document, value);
		if (!(file instanceof Stream)) continue;
		named.push([number, file]);
		if (isRef(reference) && document.encoded(file).length >= LARGE) files.set(file, { number: reference.number, named: [] });
	}
	for (const [number, file] of named) files.get(file)?.named.push(number);
	const resources = document.dict(document.dict(document.catalog.get('AcroForm'))?.get('DR'));
	for (const font of document.dict(resources?.get('Font'))?.values() ?? []) {
		const file = fontFileOf(document, document.dict(font) ?? new Dict());
		if (file) files.delete(file);
	}
	return files;
}

const fontOf = (document: PdfDocument, dict: Dict): Stream | undefined =>
	isName(document.resolve(dict.get('Type')), 'Font') ? fontFileOf(document, dict) : undefined;

/** Glyphs of pages and of all other content, on layers that are off and outside of pages too. */
async function usedGlyphs(document: PdfDocument, live: Uint8Array): Promise<FontUse> {
	const [use, traced] = [new FontUse(), new TracedPages(document)];
	for (let index = 0; index < document.pages.count; index++) use.note((await traced.all(index, [])).trace);
	const { content, pages } = await findStreams(document, live.length, (number) => live[number] === 1);
	for (const [number, resources] of content) {
		const stream = document.get(number);
		const data = stream instanceof Stream && !pages.has(number) ? document.decodedPart(stream)?.data : undefined;
		if (data) use.note((await traced.stream(data, resources)).trace);
	}
	return use;
}

/** Adds all glyphs that a reader may choose for codes: the rules for TrueType fonts (9.6.5.4) are followed in different ways. */
function addGlyphs(
	document: PdfDocument,
	{ dictionary }: ReadingFont,
	program: FontProgram,
	shown: ReadonlySet<Glyph>,
	kept: Set<number>,
): Set<number> {
	const descendant = descendantOf(document, dictionary);
	if (descendant) {
		const map = document.resolve(descendant.get('CIDToGIDMap'));
		const glyphs = map instanceof Stream ? document.decodedPart(map)?.data : undefined;
		for (const { cid } of shown) {
			kept.add(cid);
			if (glyphs) kept.add(((glyphs[cid * 2] ?? 0) << 8) | (glyphs[cid * 2 + 1] ?? 0));
		}
		return kept;
	}
	const { base = '', differences } = encodingParts(document, dictionary);
	for (const { code, text } of shown) {
		const points = [base, STANDARD_ENCODING, WIN_ANSI_ENCODING, MAC_ROMAN_ENCODING].map((all) => all.charCodeAt(code - 32) || 0);
		const named = differences?.get(code);
		const own = named === undefined ? undefined : pointOfGlyph(named);
		const all = [...points, own ?? 0, ...Array.from(text, (character) => character.codePointAt(0)!)].filter((point) => point > 0);
		for (const name of [...(named === undefined ? [] : [named]), ...all.map(glyphOfPoint)]) kept.add(program.glyphOf(name));
		for (const point of [...all, code, 0xf000 | code, 0xf100 | code, 0xf200 | code]) kept.add(program.unicode(point));
		for (const point of all) kept.add(program.code(MAC_ROMAN_ENCODING.indexOf(String.fromCodePoint(point)) + 32));
		kept.add(program.code(code));
	}
	return kept;
}

async function trimFile(
	document: PdfDocument,
	file: Stream,
	{ number, named }: FontFile,
	kept: ReadonlySet<number>,
): Promise<void> {
	const data = await document.decodedAtEase(file);
	const due = document.job.pace.step(data.length * BYTE_COST);
	if (due) await due;
	const left = keepGlyphs(data, kept);
	const made = left && withData(file, left, { compress: true });
	if (!made || made.data.length > document.encoded(file).length * WORTHWHILE) return;
	document.put(number, made);
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
