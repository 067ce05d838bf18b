/** extract_text: the text of pages, arranged for reading, as on the page, or as Markdown (docs/semantics.md, §26.1). */
import type { JsonObject, Note } from '../contract/backend';
import { invalidParameters } from '../contract/errors';
import { atEase } from '../model/text/fragments/steps';
import { type Leaf, readTags } from '../model/structure/tags';
import type { Piece } from '../model/text/markdown/piece';
import { type Passage, passagesOfLines, passagesOfPage } from '../model/text/pieces/passage';
import { markdownOf } from '../model/text/markdown/markdown';
import type { PageText, Word } from '../model/text/page-text';
import { CarriedHeads } from '../model/text/markdown/continued';
import { tablesOf } from '../model/text/markdown/tables';
import { resolvePageSet } from '../contract/values/page-set';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { countNoun, namePages } from '../sentences';
import { textFileType } from '../contract/text-result';
import { drawForReading } from './form/draw-for-reading';
import { pageLabels } from './info/page-facts';
import type { LocalOperation } from './operation';
import { boxEntry } from './text/box';
import { checkPieces, cutPieces } from './text/pieces';
import { Reading } from './text/reading';

/** Pages whose words or lines may be asked for: each is an object. */
const MOST_PAGES = 100;

export const extract_text: LocalOperation<'extract_text'> = async (input, params, job) => {
	checkPieces(params);
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const numbers = resolvePageSet(params.pages, pageCount);
	refuseManyBoxes(params, numbers.length);
	await drawForReading(document);
	const isMarkdown = params.layout === 'markdown';
	const isCutFlow = isCut(params) && params.layout === 'reading';
	const hasTablesApart = isMarkdown || isCutFlow;
	const reading = new Reading(document, numbers.length, { findsTables: hasTablesApart || params.tables, hasTablesApart });
	const { texts, words, lines, tables, parts, passages, notes } = await textsOf(document, numbers, reading, params);
	const labelOf = await pageLabels(document);
	const pages = texts.map((text, index): JsonObject => {
		const number = numbers[index]!;
		const about = { page: number, label: labelOf(number - 1), text, hasText: text.trim() !== '' && !reading.isScan(number) };
		return { ...about, ...(words[index] && { words: words[index] }), ...(lines[index] && { lines: lines[index] }) };
	});
	const toCut = texts.map((text, index) => {
		const number = numbers[index]!;
		return { number, text, isScan: reading.isScan(number), parts: parts?.[index], passages: passages[index] };
	});
	const pieces = params.pieces === 'none' ? undefined : await cutPieces(toCut, params, job);
	const data = {
		text: pieces ? null : joinPages(texts, params.layout),
		mediaType: textFileType({ layout: params.layout }),
		pageCount,
		characters: reading.characters,
		unreadable: reading.unreadable,
		...(params.per_page && { pages }),
		...(params.tables && { tables }),
		...(pieces && { pieceCount: pieces.length, pieces }),
	};
	return {
		documents: [{ ...input, pageCount }],
		data,
		notes: [...reading.notes, ...notes],
		facts: { textlessPages: reading.textlessPages, ...(pieces && { pieceCount: pieces.length }) },
	};
};

function refuseManyBoxes(params: Params, pages: number): void {
	const issues = (['word_boxes', 'line_boxes'] as const)
		.filter((field) => params[field] && pages > MOST_PAGES)
		.map((field) => ({
			field,
			message: `takes at most ${MOST_PAGES} pages, and ${pages} are asked for: name fewer in pages`,
			mentions: ['pages'],
		}));
	if (issues.length > 0) throw invalidParameters(issues);
}

const placedEntry = ({ text, ...box }: Word): JsonObject => ({ text, ...boxEntry(box) });

/** In Markdown nothing marks where a page ends, so empty pages leave nothing; a document without any text is empty in every layout. */
function joinPages(texts: readonly string[], layout: Params['layout']): string {
	if (layout === 'markdown') return texts.filter((text) => text.trim() !== '').join('\n\n');
	return texts.every((text) => text.trim() === '') ? '' : texts.join('\f');
}

interface Texts {
	/** In step with the pages that were asked for. */
	readonly texts: readonly string[];
	readonly words: readonly (readonly JsonObject[])[];
	readonly lines: readonly (readonly JsonObject[])[];
	readonly tables: readonly JsonObject[];
	/** Of Markdown. */
	readonly parts?: readonly (readonly Piece[])[];
	/** Of other layouts, if the text is cut. */
	readonly passages: readonly (readonly Passage[])[];
	readonly notes: readonly Note[];
}

type Params = Parameters<typeof extract_text>[1];

/** Whether pages are cut where their text says, and not only from each other. */
const isCut = ({ pieces }: Params): boolean => pieces === 'section' || pieces === 'size';

/** A page is forgotten when its text is written; Markdown compares pages, so it needs them all. */
async function textsOf(document: PdfDocument, numbers: Uint32Array, reading: Reading, params: Params): Promise<Texts> {
	const { layout, word_boxes, line_boxes, keep_repeated } = params;
	const tables: JsonObject[] = [];
	const { pace } = document.job;
	const texts: string[] = [];
	const words: JsonObject[][] = [];
	const lines: JsonObject[][] = [];
	const read: PageText[] = [];
	const passages: Passage[][] = [];
	const heads = new CarriedHeads();
	for (const number of numbers) {
		const page = await reading.page(number);
		if (word_boxes) words.push((await atEase(page.words(), pace)).map(placedEntry));
		if (line_boxes) lines.push((await atEase(page.lines(), pace)).map(placedEntry));
		if (params.tables) for (const table of await tablesOn(document, page, heads)) tables.push(table);
		if (layout === 'markdown') read.push(page);
		else {
			const passing = isCut(params) && layout === 'reading' ? passagesOfPage(page, await leavesOf(document, page)) : undefined;
			if (passing) passages.push(await atEase(passing, pace));
			texts.push(await atEase(page.layout(layout), pace));
			if (isCut(params) && layout === 'page') passages.push(passagesOfLines(texts.at(-1)!));
		}
	}
	if (layout !== 'markdown') return { texts, words, lines, tables, passages, notes: [] };
	const { pages, parts, repeatedLines, uncertain } = await markdownOf(document, read, { keepRepeated: keep_repeated });
	const notes = [
		...(repeatedLines > 0 ? [repeatedLinesRemoved(repeatedLines)] : []),
		...(uncertain.length > 0 ? [tablesUncertain(uncertain.map((index) => index + 1))] : []),
	];
	return { texts: pages, words, lines, tables, parts, passages, notes };
}

async function leavesOf(document: PdfDocument, page: PageText): Promise<readonly Leaf[]> {
	if (!page.found.leafOf) return [];
	return (await (await readTags(document))?.leaves(document.pages.number(page.index), document.job.pace)) ?? [];
}

async function tablesOn(document: PdfDocument, page: PageText, heads: CarriedHeads): Promise<JsonObject[]> {
	const tables = await atEase(tablesOf(page, await leavesOf(document, page)), document.job.pace);
	const certain = tables.flatMap(({ block, rows }) => (block ? [{ block, rows }] : []));
	const head = heads.next(
		page,
		certain.map(({ block }) => block),
		certain.map(({ rows }) => rows),
	);
	return tables.map(({ box, rows, hasHead, isCertain, tags }) => {
		const isNext = head !== undefined && rows === certain[0]!.rows;
		const above = isNext ? [head] : tags ? heads.headOf(tags, rows) : [];
		return {
			page: page.index + 1,
			box: boxEntry(box),
			rows: [...above, ...rows],
			header: above.length > 0 || hasHead,
			certain: isCertain,
		};
	});
}

const repeatedLinesRemoved = (count: number): Note => ({
	code: 'repeated_lines_removed',
	message: `${countNoun(count, 'line')} of headers and footers, which repeat on the pages, are not in the Markdown: set keep_repeated to true to keep them.`,
	mentions: ['keep_repeated'],
});

const tablesUncertain = (pages: readonly number[]): Note => ({
	code: 'tables_uncertain',
	message: `Lines of ${namePages(pages)} that may be a table stand as they look, in a block of code.`,
});
