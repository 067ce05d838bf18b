/** npm run reading:tables: how much of the tables of the ICDAR 2013 competition is in our Markdown, cell by cell and neighbour by neighbour. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { markdownOf } from '../../shared/model/text/markdown/markdown';
import { atEase } from '../../shared/model/text/fragments/steps';
import { PageReader } from '../../shared/model/text/page-reader';
import type { PageText } from '../../shared/model/text/page-text';
import { openDocument } from '../../shared/pdf/open-document';
import { job } from '../../test/support/hosts/local';
import { run } from '../../test/support/readers/programs';
import { givenFolder, listedIn, type Listed } from '../../test/support/readers/source';
import { table } from '../core.mts';
import { list, options, whole } from '../usage.mts';
import { bare, countFound, shapeOf, shapeOfLines, shapeOfMarkdown, tablesOfXml, type Shape } from './neighbours.mts';

const USAGE = `Usage: npm run reading:tables -- FOLDER [OPTIONS]

  --only PART,…  only files whose names hold one of these
  --show N       how many tables and paragraphs are shown (default 20)

NAME-str.xml has the cells of the tables of NAME.pdf.`;

const { folder, listed, shown } = options(USAGE, { only: list, show: whole(20, 0) }, ({ only, show: shown }, words) => {
	const folder = givenFolder(words[0]);
	return { folder, shown, listed: listedIn(folder, ({ file }) => only?.some((part) => file.includes(part)) ?? true) };
});

/** More pages say nothing more of how tables are read. */
const MOST_PAGES = 40;

const WAYS = [
	'Markdown',
	'layout: page',
	'pdftotext -layout, cut at two blanks',
	'Markdown of the next page with a table',
] as const;

interface Judged {
	readonly name: string;
	readonly wanted: Shape;
	/** In step with the ways. */
	readonly given: readonly Shape[];
}

const judged: Judged[] = [];
const joining: string[] = [];
for (const one of listed)
	try {
		await judge(one);
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
	}

async function judge({ file, password }: Listed): Promise<void> {
	const from = path.join(folder, file);
	const truth = from.replace(/\.pdf$/i, '-str.xml');
	const tables = existsSync(truth) ? tablesOfXml(readFileSync(truth, 'utf8')) : [];
	const document = await openDocument(readFileSync(from), job(), { password });
	const reader = new PageReader(document, true);
	const pages: PageText[] = [];
	for (let index = 0; index < Math.min(document.pages.count, MOST_PAGES); index++) pages.push(await reader.page(index));
	const { pages: markdown } = await markdownOf(document, pages);
	const key = password === undefined ? [] : ['-upw', password];
	const { stdout } = await run('pdftotext', ['-layout', '-l', String(MOST_PAGES), ...key, from, '-']);
	const theirs = stdout.toString('utf8').split('\f');
	for (const [index, text] of markdown.entries())
		for (const found of joinedRows(text, theirs[index] ?? '')) joining.push(`${file} page ${index + 1}: ${found}`);
	for (const [index, { page, cells }] of tables.entries()) {
		const placed = await atEase(pages[page - 1]!.layout('page'), job().pace);
		const next = tables.find((other) => other.page !== page)?.page;
		judged.push({
			name: `${file} page ${page}, table ${index + 1}`,
			wanted: shapeOf(cells),
			given: [
				shapeOfMarkdown(markdown[page - 1]!),
				shapeOfLines(placed.split('\n')),
				shapeOfLines(theirs[page - 1]!.split('\n')),
				next === undefined ? { cells: [], neighbours: [] } : shapeOfMarkdown(markdown[next - 1]!),
			],
		});
	}
}

/** Paragraphs of Markdown in which two rows of cells are written one after the other: lines that pdftotext shows with wide gaps. */
function joinedRows(markdown: string, layout: string): string[] {
	const paragraphs = markdown
		.replace(/^```[^]*?^```$/gm, '')
		.split(/\n{2,}/)
		.filter((text) => !/^(\||#|-|\d+\.)/.test(text))
		.map((text) => ({ text, plain: bare(text) }));
	const lines = layout.split('\n').filter((line) => line.trim() !== '');
	const found = new Set<string>();
	for (let at = 1; at < lines.length; at++) {
		if (![lines[at - 1]!, lines[at]!].every((line) => / {3,}/.test(line.trim()))) continue;
		const both = bare(lines[at - 1]! + lines[at]!);
		for (const { text, plain } of paragraphs) if (plain.includes(both)) found.add(text.slice(0, 150));
	}
	return [...found];
}

type Part = keyof Shape;
const shareIn = (tables: readonly Judged[], way: number, part: Part) => {
	const wanted = tables.reduce((sum, one) => sum + one.wanted[part].length, 0);
	const found = tables.reduce((sum, one) => sum + countFound(one.wanted[part], one.given[way]![part]), 0);
	return found / Math.max(wanted, 1);
};
const mean = (way: number, part: Part) =>
	judged.reduce((sum, one) => sum + shareIn([one], way, part), 0) / Math.max(judged.length, 1);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
if (judged.length > 0) {
	console.log(`${judged.length} tables in ${listed.length} files.\n`);
	const rows = WAYS.map((name, way) => [
		name,
		percent(mean(way, 'cells')),
		percent(mean(way, 'neighbours')),
		percent(shareIn(judged, way, 'cells')),
		percent(shareIn(judged, way, 'neighbours')),
	]);
	const head = ['', 'Cells, mean of tables', 'Neighbours, mean of tables', 'Cells, all', 'Neighbours, all'];
	console.log(table(head, rows, [1, 2, 3, 4]));
}
console.log(`${joining.length} paragraphs of Markdown join rows.`);
for (const one of joining.slice(0, shown)) console.log(`  ${one}`);
const worst = [...judged].sort((one, other) => shareIn([one], 0, 'neighbours') - shareIn([other], 0, 'neighbours'));
for (const one of worst.slice(0, shown))
	console.log(`  ${one.name}: ${percent(shareIn([one], 0, 'neighbours'))} of ${one.wanted.neighbours.length} neighbours`);
