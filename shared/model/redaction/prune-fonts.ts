/**
 * Takes what only removed glyphs used out of fonts: outlines, texts of codes, widths and names (docs/semantics.md, §38.2). So a font does
 * not tell which characters a document once had.
 */
import { addAll, addToList } from '../../lists';
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { packStream } from '../cleaning/hidden-content';
import { mark } from '../../pdf/reachability';
import { Dict, isName, isRef, latin, Name, Ref, Str, Stream, type Value } from '../../pdf/syntax/values';
import { programOf, fontFileOf } from '../font/embedding';
import { descendantOf, descriptorOf } from '../font/font-dictionary';
import { outlineFinder } from '../font/outline/outline-finder';
import type { Outlines } from '../font/outline/outline';
import type { FontProgram } from '../font/program/font-program';
import { readingFont, type Glyph } from '../font/reading/reading-font';
import { toUnicodeOf } from '../font/reading/to-unicode';
import { toUnicodeMap } from '../font/to-unicode';
import { findStreams } from './content-streams';
import { TracedPages } from './traced-pages';
import { blankGlyphs } from './residue/blank-glyphs';
import type { CodeUse, FontUse } from './residue/font-use';

/** The cost of a code, and of a byte of a font program, see `Pace`. */
const CODE_COST = 300;
const BYTE_COST = 2;

/** A font that lost glyphs, or may share its descendant or its program with one that did. */
interface UsedFont {
	readonly number: number;
	readonly use: CodeUse;
	/** Nothing of it goes: fields may be filled with any character. */
	readonly keepsAll: boolean;
}

/** `unread` are pages and other content of which `use` does not know. */
export async function pruneFonts(
	document: PdfDocument,
	use: FontUse,
	unread: (number: number) => boolean,
	pages: readonly number[],
): Promise<void> {
	if (!use.hasGone) return;
	const { live } = await mark(document);
	const traced = new TracedPages(document);
	const { pace } = document.job;
	for (const index of pages) await use.note((await traced.all(index, [])).trace, pace);
	const { content } = await findStreams(document, live.length, (number) => live[number] === 1 && unread(number));
	for (const [number, resources] of content) {
		const stream = document.get(number);
		const data = stream instanceof Stream && document.decodedPart(stream)?.data;
		if (data) await use.note((await traced.stream(data, resources)).trace, pace);
	}
	const fonts = await usedFonts(document, use, live);
	const shownCids = cidsOf(document, fonts);
	for (const one of fonts) if (one.use.gone.size > 0 && !one.keepsAll) await pruneCodes(document, one, shownCids);
	await prunePrograms(document, fonts);
}

/** For each descendant font, the CIDs that any of its fonts still shows; undefined if nothing of it may go. */
type ShownCids = ReadonlyMap<number, Set<number> | undefined>;

function cidsOf(document: PdfDocument, fonts: readonly UsedFont[]): ShownCids {
	const found = new Map<number, Set<number> | undefined>();
	for (const { number, use, keepsAll } of fonts) {
		const descendant = descendantNumber(document, document.get(number) as Dict);
		if (descendant === undefined) continue;
		const cids = found.has(descendant) ? found.get(descendant) : new Set<number>();
		for (const { cid } of use.kept) cids?.add(cid);
		found.set(descendant, keepsAll ? undefined : cids);
	}
	return found;
}

function descendantNumber(document: PdfDocument, font: Dict): number | undefined {
	const descendant = document.array(font.get('DescendantFonts'))?.[0];
	return isRef(descendant) ? descendant.number : undefined;
}

async function usedFonts(document: PdfDocument, use: FontUse, live: Uint8Array): Promise<UsedFont[]> {
	const exempt = new Set<number>();
	// Fields may be filled with any character.
	for (const font of document.dict(document.dict(formResources(document))?.get('Font'))?.values() ?? [])
		if (isRef(font)) exempt.add(font.number);
	const found: UsedFont[] = [];
	for (let number = 1; number < live.length; number++) {
		const dict = live[number] === 1 ? document.get(number) : null;
		if (!(dict instanceof Dict) || !isFont(document, dict)) continue;
		const codes = use.fonts.get(await readingFont(document, new Ref(number)));
		const keepsAll = exempt.has(number);
		if (codes || keepsAll) found.push({ number, use: codes ?? NEVER_SHOWN, keepsAll });
	}
	return found;
}

const NEVER_SHOWN: CodeUse = { kept: new Set(), gone: new Set(), lengths: new Set() };

const SUBTYPES = ['Type0', 'Type1', 'MMType1', 'TrueType', 'Type3'];

/** Some writers leave out the /Type. */
function isFont(document: PdfDocument, dict: Dict): boolean {
	const subtype = document.resolve(dict.get('Subtype'));
	return subtype instanceof Name && SUBTYPES.includes(subtype.text);
}

const formResources = (document: PdfDocument): Value | undefined => document.dict(document.catalog.get('AcroForm'))?.get('DR');

/** The codes that are shown no longer. */
const lostCodes = ({ kept, gone }: CodeUse): Glyph[] => [...gone].filter((glyph) => !kept.has(glyph));

async function pruneCodes(document: PdfDocument, { number, use }: UsedFont, shown: ShownCids): Promise<void> {
	const lost = lostCodes(use);
	const due = document.job.pace.step((lost.length + use.kept.size) * CODE_COST);
	if (due) await due;
	if (lost.length === 0) return;
	document.edit(number);
	const font = document.get(number) as Dict;
	await pruneUnicode(document, font, use);
	const codes = new Set(lost.map(({ code }) => code));
	pruneWidths(document, font, codes);
	pruneNames(document, font, codes);
	const descendant = descendantNumber(document, font);
	const cids = descendant === undefined ? undefined : shown.get(descendant);
	if (cids) pruneCids(document, font, new Set(lost.map(({ cid }) => cid).filter((cid) => !cids.has(cid))));
}

/** A map to Unicode of the codes that are left. */
async function pruneUnicode(document: PdfDocument, font: Dict, { kept, lengths }: CodeUse): Promise<void> {
	const value = document.resolve(font.get('ToUnicode'));
	const [length, ...others] = lengths;
	if (!(value instanceof Stream) || length === undefined || length > 2 || others.length > 0) return;
	const said = await toUnicodeOf(document, font, { found: false });
	if (!said) return;
	const mappings = [...kept]
		.sort((one, other) => one.code - other.code)
		.flatMap(({ code }): [number, string][] => {
			const text = said.textOf(code);
			return text === undefined ? [] : [[code, text]];
		});
	const map = toUnicodeMap(
		mappings.map(([code, text]) => [code, Array.from(text, (character) => character.codePointAt(0)!)]),
		{ digits: length * 2, isInOrder: true },
	);
	font.set(
		'ToUnicode',
		document.add(withData(new Stream(new Dict(), new Uint8Array(0)), Buffer.from(map, 'latin1'), { compress: true })),
	);
}

/** Widths of simple fonts (9.6.2). */
function pruneWidths(document: PdfDocument, font: Dict, codes: ReadonlySet<number>): void {
	const widths = document.array(font.get('Widths'));
	const first = document.resolve(font.get('FirstChar'));
	if (widths && typeof first === 'number')
		font.set(
			'Widths',
			widths.map((width, at) => (codes.has(first + at) ? 0 : width)),
		);
}

/** Names of glyphs in the encoding (9.6.5.1), and in the list of a subset (9.8.1). */
function pruneNames(document: PdfDocument, font: Dict, codes: ReadonlySet<number>): void {
	const encoding = document.dict(font.get('Encoding'));
	const differences = document.array(encoding?.get('Differences'));
	if (!encoding || !differences || font.has('DescendantFonts')) return;
	let code = 0;
	const gone = new Set<string>();
	const left: Value[] = [];
	for (const item of differences.map((value) => document.resolve(value))) {
		if (typeof item === 'number') code = item;
		else if (item instanceof Name && codes.has(code++)) {
			gone.add(item.text);
			left.push(new Name('.notdef'));
			continue;
		}
		left.push(item);
	}
	font.set('Encoding', new Dict(encoding).set('Differences', left));
	for (const item of left) if (item instanceof Name) gone.delete(item.text);
	const procedures = isName(document.resolve(font.get('Subtype')), 'Type3') ? document.dict(font.get('CharProcs')) : undefined;
	if (procedures) font.set('CharProcs', new Dict([...procedures].filter(([name]) => !gone.has(name))));
	const descriptor = descriptorOf(document, font);
	const list = document.resolve(descriptor?.get('CharSet'));
	if (!descriptor || !(list instanceof Str)) return;
	const names = Buffer.from(list.bytes).toString('latin1').split('/').slice(1);
	const value = font.get('FontDescriptor');
	if (isRef(value)) document.edit(value);
	descriptorOf(document, font)?.set(
		'CharSet',
		latin(
			names
				.filter((name) => !gone.has(name))
				.map((name) => `/${name}`)
				.join(''),
		),
	);
}

/** Widths of composite fonts (9.7.4.3), and the set of their CIDs. */
function pruneCids(document: PdfDocument, font: Dict, cids: ReadonlySet<number>): void {
	const holder = document.array(font.get('DescendantFonts'))?.[0];
	const descendant = descendantOf(document, font);
	if (!descendant || !isRef(holder)) return;
	document.edit(holder);
	const edited = document.get(holder) as Dict;
	const widths = document.array(edited.get('W'));
	if (widths) edited.set('W', prunedWidths(document, widths, cids));
	const descriptor = edited.get('FontDescriptor');
	const set = document.resolve(document.dict(descriptor)?.get('CIDSet'));
	const bits = set instanceof Stream ? document.decodedPart(set)?.data : undefined;
	if (!bits || !isRef(descriptor) || !(set instanceof Stream)) return;
	const left = bits.slice();
	for (const cid of cids) if (cid >> 3 < left.length) left[cid >> 3]! &= ~(0x80 >> (cid & 7));
	document.edit(descriptor);
	(document.get(descriptor) as Dict).set('CIDSet', document.add(withData(set, left, { compress: true })));
}

function prunedWidths(document: PdfDocument, widths: readonly Value[], cids: ReadonlySet<number>): Value[] {
	const left: Value[] = [];
	for (let at = 0; at < widths.length;) {
		const first = document.resolve(widths[at]);
		const list = document.array(widths[at + 1]);
		if (typeof first !== 'number' || !list) {
			addAll(left, widths.slice(at, at + 3));
			at += 3;
			continue;
		}
		left.push(
			first,
			list.map((width, more) => (cids.has(first + more) ? 0 : width)),
		);
		at += 2;
	}
	return left;
}

/** Outlines, in programs that fonts may share. */
async function prunePrograms(document: PdfDocument, fonts: readonly UsedFont[]): Promise<void> {
	const sharing = new Map<Stream, UsedFont[]>();
	for (const one of fonts) {
		const file = fontFileOf(document, document.get(one.number) as Dict);
		if (file) addToList(sharing, file, one);
	}
	for (const [file, all] of sharing) {
		if (all.some(({ keepsAll }) => keepsAll) || !all.some(({ use }) => lostCodes(use).length > 0)) continue;
		const data = document.decodedPart(file)?.data;
		if (!data) continue;
		const due = document.job.pace.step(data.length * BYTE_COST);
		if (due) await due;
		const [gone, kept] = [new Set<number | string>(), new Set<number | string>()];
		for (const { number, use } of all) {
			const find = glyphFinder(document, document.get(number) as Dict);
			for (const glyph of lostCodes(use)) addId(gone, find(glyph));
			for (const glyph of use.kept) addId(kept, find(glyph));
		}
		for (const glyph of kept) gone.delete(glyph);
		const left = gone.size > 0 ? blankGlyphs(data, gone, kept) : undefined;
		const number = left && fileNumber(document, all[0]!.number);
		if (number !== undefined) document.put(number, await packStream(document, file, left!));
	}
}

const addId = (ids: Set<number | string>, id: number | string | undefined): void => {
	if (id !== undefined) ids.add(id);
};

function fileNumber(document: PdfDocument, font: number): number | undefined {
	const descriptor = descriptorOf(document, document.get(font) as Dict);
	for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
		const value = descriptor?.get(key);
		if (isRef(value)) return value.number;
	}
	return undefined;
}

/** The number or name of the glyph in the program, for a glyph of the font. */
function glyphFinder(document: PdfDocument, font: Dict): (glyph: Glyph) => number | string | undefined {
	const program = programOf(document, font);
	if (typeof program !== 'object') return () => undefined;
	const names: string[] = [];
	const find = outlineFinder(document, font, asNumbers(program, names), program);
	return (glyph) => {
		const id = find(glyph)?.[0];
		if (id === undefined || id >= 0) return id;
		const name = names[-1 - id]!;
		const number = program.glyphCalled?.(name);
		return number ?? name;
	};
}

/** In place of outlines: the number of the glyph, or that of its name, below zero. */
const asNumbers = (program: FontProgram, names: string[]): Outlines => ({
	glyph: (glyph) => [glyph],
	named: (name) => (program.has(name) ? [-names.push(name)] : undefined),
});
