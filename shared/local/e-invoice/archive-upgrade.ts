/**
 * PDF/A-1 as PDF/A-3 (docs/semantics.md, §25.3). Part 3 allows almost everything that part 1 allows. The rest is put right where
 * nothing that shows changes; otherwise it is named.
 */
import { eachOperator, type ContentOperators } from '../../model/content/operators';
import { boxOf } from '../../model/geometry/page-geometry';
import { SHORTEST_SIDE, LONGEST_SIDE } from '../../model/geometry/page-sizes';
import { editDictionaries } from '../../model/tree/edit-dictionaries';
import type { PdfDocument } from '../../pdf/document';
import { objectsWithNames } from '../../pdf/read/name-search';
import { readObjects } from '../../pdf/read/read-objects';
import { Dict, isName, Name, Stream, type Ref, type Value } from '../../pdf/syntax/values';
import { shownGlyphs, type ShownGlyphs } from './shown-glyphs';

/** Corrects what it can; returns the other obstacles as clauses that follow "it". `level`: that of PDF/A-1, `a` or `b`. */
export async function upgradeArchive(document: PdfDocument, level: string, shown?: ShownGlyphs): Promise<string[]> {
	await dropGlyphLists(document);
	await giveResources(document);
	const found = new Set<string>([
		...catalogObstacles(document),
		...(await pageObstacles(document)),
		...(await objectObstacles(document)),
		...(await contentObstacles(document)),
	]);
	const { notdef, unknown, unreadable } = shown ?? (await shownGlyphs(document));
	if (notdef) found.add('shows characters for which its fonts have no glyph (ISO 19005-3, 6.2.11.8)');
	if (unknown) found.add('has a font that is not embedded or cannot be read (6.2.11.4.1)');
	if (unreadable && level === 'a') found.add('shows characters without a meaning in Unicode (6.2.11.7)');
	return [...found];
}

/** Lists of the glyphs of a subset may be there, but must be complete then (6.2.11.4.2); in part 1 they need not be. */
const dropGlyphLists = (document: PdfDocument): Promise<void> =>
	editDictionaries(document, ['CIDSet', 'CharSet'], (found) => {
		if (!found.has('FontName')) return false;
		const had = found.size;
		found.delete('CIDSet');
		found.delete('CharSet');
		return found.size < had;
	});

/** Pages must have their own resources instead of inherited ones (6.2.2). */
async function giveResources(document: PdfDocument): Promise<void> {
	const shared = new Map<Value, Ref>();
	for (const [index, number] of document.pages.numbers.entries()) {
		if (document.entry(number, 'Resources') !== undefined) continue;
		const inherited = document.pages.attribute(index, 'Resources') ?? new Dict();
		if (inherited instanceof Dict && !shared.has(inherited)) shared.set(inherited, document.add(inherited));
		document.patch(number, { Resources: shared.get(inherited) ?? inherited });
		const due = document.job.pace.step(400);
		if (due) await due;
	}
}

function catalogObstacles(document: PdfDocument): string[] {
	const { catalog } = document;
	const found: string[] = [];
	const form = document.dict(catalog.get('AcroForm'));
	if (form?.has('XFA') || catalog.has('NeedsRendering')) found.push('has an XFA form (6.4.2)');
	if (catalog.has('Requirements')) found.push('asks readers for features (/Requirements, 6.11)');
	if (document.dict(catalog.get('Names'))?.has('AlternatePresentations')) found.push('has a presentation (6.10)');
	const permissions = [...(document.dict(catalog.get('Perms'))?.keys() ?? [])];
	if (permissions.some((key) => key !== 'UR3' && key !== 'DocMDP'))
		found.push('has permissions that part 3 does not know (6.1.12)');
	return found;
}

/** Kinds of annotations that need no appearance. */
const WITHOUT_LOOK = ['Popup', 'Link'];
const BOXES = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'];

async function pageObstacles(document: PdfDocument): Promise<string[]> {
	const found = new Set<string>();
	for (const [index, number] of document.pages.numbers.entries()) {
		if (document.entry(number, 'AA') !== undefined) found.add('has a page with actions (6.5.2)');
		if (document.entry(number, 'PresSteps') !== undefined) found.add('has a presentation (6.10)');
		for (const key of BOXES) {
			const inherits = key === 'MediaBox' || key === 'CropBox';
			const value = inherits ? document.pages.attribute(index, key) : document.entry(number, key);
			const box = value === undefined ? undefined : boxOf(document, value);
			const sides = box ? [box[2] - box[0], box[3] - box[1]] : [];
			if (sides.some((side) => side < SHORTEST_SIDE || side > LONGEST_SIDE))
				found.add('has a page that is too small or too large (6.1.13)');
		}
		for (const value of document.array(document.entry(number, 'Annots')) ?? []) {
			const due = document.job.pace.step(500);
			if (due) await due;
			const annotation = document.dict(value);
			const subtype = document.resolve(annotation?.get('Subtype'));
			const kind = subtype instanceof Name ? subtype.text : '';
			const shows = !WITHOUT_LOOK.includes(kind) && boxOf(document, annotation?.get('Rect')) !== undefined;
			if (annotation && shows && !document.dict(annotation.get('AP')))
				found.add('has an annotation without an appearance (6.3.3)');
			if (kind === 'Widget' && (annotation?.has('A') || annotation?.has('AA'))) found.add('has a field with an action (6.4.1)');
		}
	}
	return [...found];
}

/** Actions that part 1 allows, or does not know (6.5.1). */
const ACTIONS = ['Hide', 'SetOCGState', 'Rendition', 'Trans', 'GoTo3DView'];

async function objectObstacles(document: PdfDocument): Promise<string[]> {
	const found = new Set<string>();
	let [overprints, profiled] = [false, false];
	await editDictionaries(document, [...ACTIONS, 'HTP', 'OPM'], (dict) => {
		const action = document.resolve(dict.get('S'));
		if (action instanceof Name && ACTIONS.includes(action.text) && !dict.has('Subtype'))
			found.add(`has an action ${action.text} (6.5.1)`);
		if (dict.has('HTP')) found.add('has a phase of halftones (6.2.5)');
		overprints ||= document.resolve(dict.get('OPM')) === 1;
		return false;
	});
	if (overprints)
		for await (const [, profile] of readObjects(document, (await objectsWithNames(document, ['N'])).N))
			profiled ||= profile instanceof Stream && document.resolve(profile.dict.get('N')) === 4;
	if (overprints && profiled) found.add('overprints colors of a CMYK profile (6.2.4.2)');
	return [...found];
}

/** Operators that take a named resource (Table 33). */
const NAMING: ReadonlySet<string> = new Set(['Do', 'Tf', 'gs', 'cs', 'CS', 'scn', 'SCN', 'sh']);
/** Color spaces that need no entry in the resources. */
const DEVICE = /^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;

/** Forms, patterns and glyphs must have resources if they use any (6.2.2). Text of patterns and Type 3 fonts is not looked at. */
async function contentObstacles(document: PdfDocument): Promise<string[]> {
	const found = new Set<string>();
	const { Form, PatternType, Type3 } = await objectsWithNames(document, ['Form', 'PatternType', 'Type3']);
	const usesNames = async (stream: Stream): Promise<boolean> => {
		let uses = false;
		const take = (operators: ContentOperators): void => {
			const name = NAMING.has(operators.operator) ? operators.name(Math.max(operators.count - 1, 0)) : undefined;
			const first = operators.operator === 'Tf' ? operators.name(0) : name;
			uses ||= first !== undefined && !DEVICE.test(first);
		};
		await eachOperator(await document.decodedAtEase(stream), document.job.pace, take);
		return uses;
	};
	for await (const [, stream] of readObjects(document, new Set([...Form, ...PatternType]))) {
		if (!(stream instanceof Stream)) continue;
		const isPattern = document.resolve(stream.dict.get('PatternType')) === 1;
		if (!isPattern && !isName(document.resolve(stream.dict.get('Subtype')), 'Form')) continue;
		const resources = document.dict(stream.dict.get('Resources'));
		if (!resources && (await usesNames(stream))) found.add('has a form without resources (6.2.2)');
		if (isPattern && resources?.has('Font')) found.add('has text in a pattern');
	}
	for await (const [, font] of readObjects(document, Type3)) {
		if (!(font instanceof Dict) || !isName(document.resolve(font.get('Subtype')), 'Type3')) continue;
		const resources = document.dict(font.get('Resources'));
		if (resources?.has('Font')) found.add('has text in glyphs of a Type 3 font');
		for (const value of resources ? [] : (document.dict(font.get('CharProcs'))?.values() ?? [])) {
			const glyph = document.resolve(value);
			if (glyph instanceof Stream && (await usesNames(glyph))) found.add('has a Type 3 font without resources (6.2.2)');
		}
	}
	return [...found];
}
