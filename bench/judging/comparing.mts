/**
 * npm run comparing: whether compare_documents finds every kind of change on its page and nothing else, whether documents that were
 * only built or written again are the same, and what it costs beside drawing all pages and comparing the pictures.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { decode } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { changes } from '../../test/support/changes';
import { type Change, changed, original, reportedBy } from '../../test/support/changes/change';
import { pairs } from '../../test/support/changes/pairs';
import { paper } from '../../test/support/changes/paper';
import { sample, sampleNames } from '../../test/support/documents/samples';
import { asDocument, local } from '../../test/support/hosts/local';
import { pathOf } from '../../test/support/judges/programs.cjs';
import {
	against,
	aligned,
	compile,
	isSuccess,
	made,
	median,
	megabytes,
	milliseconds,
	native,
	once,
	table,
	temporaryFolder,
} from '../core.mts';
import { flag, oneOf, options, whole } from '../usage.mts';
import { AGAIN, DRAWS_ANEW } from './comparing-again.mts';
import { printTwice } from './comparing-builds.mts';
import { type ChangedPage, type Drawn, drawPage, judgeBoxes } from './comparing-boxes.mts';
import type { Compared, Task } from './comparing-child.mts';
import { explanationOf } from './explained.mts';

const USAGE = `Usage: npm run comparing -- [FOLDER] [OPTIONS]

  FOLDER     PDF files that are written again too
  --every N  one of N of these (default 10)
  --from N   the first of these (default 0)
  --tolerance T  boxes with none or pixels alone
  --only PART  changes, boxes, again or costs
  --builds   documents that Chromium and LibreOffice print twice, if they are installed
  --pages N  pages of the documents that are timed (default 200)`;

const {
	folder,
	every,
	from,
	builds,
	pages,
	only,
	tolerance: wanted,
} = options(
	USAGE,
	{
		every: whole(10),
		from: whole(0),
		builds: flag,
		pages: whole(200),
		tolerance: oneOf(['none', 'pixels'], undefined),
		only: oneOf(['changes', 'boxes', 'again', 'costs'], undefined),
	},
	(given, [folder]) => ({ ...given, folder }),
);

const tolerances = (['none', 'pixels'] as const).filter((one) => wanted === undefined || one === wanted);
const scratch = temporaryFolder();
const at = (name: string): string => path.join(scratch, name);
let isMissed = false;

async function compare(before: Uint8Array, after: Uint8Array, more: object = {}): Promise<unknown> {
	const raw = { ...more, compare_to: asDocument(before), open_password: 'open sesame', compare_password: 'open sesame' };
	return (await local.run('compare_documents', [asDocument(after)], decode('compare_documents', raw))).data;
}

/** Every kind of change is found where it is, and nothing else. */
async function findsChanges(): Promise<void> {
	const before = original();
	const wrong: string[] = [];
	const all = [...changes.map((change) => ({ ...change, before, after: changed(change) })), ...pairs];
	for (const { name, before: old, after, reported } of all) {
		const found = reportedBy(await compare(old, after));
		if (!isDeepStrictEqual(found, reported))
			wrong.push(`${name}: ${JSON.stringify(found)} in place of ${JSON.stringify(reported)}`);
	}
	tell(
		'Changes',
		[
			['kinds', all.length],
			['found on their page, nothing else', all.length - wrong.length],
		],
		wrong,
	);
}

/** Beyond this, boxes cover too much: of a thing that changed a little, all is in the box if nothing was drawn. */
const MOST_COVERED = 3;
/** Programs draw edges in other colors; what differs by more, of 255, is seen by all. */
const SEEN = 96;
/** Colors that differ by more are seen. */
const VISIBLE = 32;
/** Icons of notes without an appearance: each viewer has its own, of any size. */
const OWN_WAY = /^the (?:color|icon) of a note$/;
/** Poppler draws pages of another unit as if it was a point. */
const OTHER_UNIT = /of another unit$/;
/** More pixels that all see are a difference. */
const FEW = 4;

interface Tally {
	pages: number;
	boxes: number;
	unseen: number;
	within: number;
	control: number;
	readonly ratios: number[];
	readonly wrong: string[];
	readonly wide: string[];
}

/**
 * Every pixel that a change makes different lies in a box, and boxes are not too large. The control: without the largest box of each
 * page, the judge misses pixels.
 */
async function boxesAreRight(): Promise<void> {
	const before = original();
	for (const tolerance of tolerances) {
		const tally: Tally = { pages: 0, boxes: 0, unseen: 0, within: 0, control: 0, ratios: [], wrong: [], wide: [] };
		for (const change of changes) {
			const after = changed(change);
			const { pages, pixelEqual } = (await compare(before, after, { tolerance })) as BoxData;
			for (const page of pages.changed) await judgePage(tally, change.name, tolerance, before, after, page);
			if (pixelEqual > 0) await judgeSame(tally, change, before, after);
		}
		for (const { name, before: old, after } of pairs) {
			if (OTHER_UNIT.test(name)) continue;
			drawnBefore.clear();
			const { pages } = (await compare(old, after, { tolerance })) as BoxData;
			for (const page of pages.changed) await judgePage(tally, name, tolerance, old, after, page);
		}
		drawnBefore.clear();
		const { ratios, wrong } = tally;
		tell(
			`Boxes, tolerance ${tolerance}`,
			[
				['changed pages', tally.pages],
				['boxes', tally.boxes],
				['look the same to poppler, mutool and PDFium', tally.unseen],
				['boxes beside the area that differs, median', median(ratios).toFixed(2)],
				[`at most ${MOST_COVERED} times`, `${tally.within} of ${ratios.length}`],
				['the control, without one box: pixels are missed', `${tally.control} of ${ratios.length}`],
				[tolerance === 'none' ? 'wrong' : 'judged otherwise by poppler', wrong.length],
			],
			tolerance === 'none' ? wrong : [],
		);
		if (tolerance === 'none') console.log(tally.wide.join('\n'), '\n');
		// PDFium decides there: other programs draw patterns, blending and lines of less than a pixel in other ways.
		if (tolerance === 'pixels') console.log(wrong.map((line) => line.slice(0, 120)).join('\n'), '\n');
	}
}

interface BoxData {
	readonly pages: { readonly changed: readonly ChangedPage[] };
	readonly pixelEqual: number;
}

async function judgePage(
	tally: Tally,
	name: string,
	tolerance: 'none' | 'pixels',
	before: Uint8Array,
	after: Uint8Array,
	{ page, before: earlier, boxes }: ChangedPage,
): Promise<void> {
	const [now, old] = [await drawPage(after, page, at('now.pdf')), await drawBefore(before, earlier)];
	const visible = tolerance === 'none' ? 0 : SEEN;
	const verdict = now && old && judgeBoxes(old, now, boxes, visible);
	if (!verdict) {
		if (boxes.every(({ kind }) => kind !== 'page')) tally.wrong.push(`${name}: page ${page} has another size and no box for it`);
		return;
	}
	const { differing, outside } = verdict;
	const { ratio } = tolerance === 'none' ? verdict : judgeBoxes(old, now, boxes, VISIBLE)!;
	tally.pages++;
	tally.boxes += boxes.length;
	if (differing === 0) {
		tally.unseen++;
		return;
	}
	tally.ratios.push(ratio);
	if (ratio <= MOST_COVERED) tally.within++;
	else if (tolerance === 'none') tally.wide.push(`${ratio.toFixed(1)} times: ${name}`);
	if ((outside > 0 && !OWN_WAY.test(name)) || (tolerance === 'pixels' && ratio > MOST_COVERED))
		tally.wrong.push(
			`${name}: page ${page}: ${differing} pixels differ, ${outside} outside, ${ratio.toFixed(2)} times their area: ${JSON.stringify(boxes)}`,
		);
	const fewer = boxes.toSorted((one, other) => other.width * other.height - one.width * one.height).slice(1);
	if (judgeBoxes(old, now, fewer, visible)!.outside > 0) tally.control++;
}

/** A page that counts as the same looks so to poppler too. */
async function judgeSame(tally: Tally, { name, reported }: Change, before: Uint8Array, after: Uint8Array): Promise<void> {
	for (const page of Object.keys(reported.changed ?? {}).map(Number)) {
		const [now, old] = [await drawPage(after, page, at('now.pdf')), await drawBefore(before, page)];
		const verdict = now && old && judgeBoxes(old, now, [], SEEN);
		if (!verdict || verdict.differing > FEW)
			tally.wrong.push(`${name}: page ${page} is not the same: ${verdict?.differing} pixels`);
		else tally.unseen++;
	}
}

const drawnBefore = new Map<number, Promise<Drawn | undefined>>();

/** A page of the earlier version, which is the same for all changes: it is drawn once. */
function drawBefore(before: Uint8Array, page: number): Promise<Drawn | undefined> {
	let drawn = drawnBefore.get(page);
	if (!drawn) drawnBefore.set(page, (drawn = drawPage(before, page, at('old.pdf'))));
	return drawn;
}

async function staysSame(): Promise<void> {
	const files = new Map<string, Uint8Array>([
		['changes.pdf', original()],
		['paper.pdf', await paper(20)],
	]);
	for (const name of sampleNames) if (name.endsWith('.pdf')) files.set(name, (await sample(name)).bytes);
	for (const file of folder === undefined ? [] : pdfsIn(folder).filter((_, index) => index % every === from))
		files.set(file, readFileSync(file));
	const rows: (readonly (string | number)[])[] = [];
	const wrong: string[] = [];
	for (const [name, command] of Object.entries(AGAIN)) {
		const row = await writesAgain(name, command, files);
		rows.push([name, row.documents, row.pages, row.different, row.seen, row.agreed, row.explained]);
		wrong.push(...row.wrong);
	}
	const rebuilt = await pagesThatDiffer(await paper(20), await paper(20, { date: new Date(1e12), producer: 'a program' }));
	rows.push(['built again on another day', 1, 20, rebuilt?.size ?? 1, '', '', '']);
	const head = [
		'written again',
		'documents',
		'pages',
		'pages that differ',
		'with tolerance pixels',
		'a reader agrees',
		'explained',
	];
	console.log(aligned(table(head, rows)), '\n');
	complain(wrong);
}

interface Rewritten {
	documents: number;
	pages: number;
	different: number;
	/** Pages that differ although pixels are compared. */
	seen: number;
	/** Pages of these that one of three readers draws differently, too, or that have another text. */
	agreed: number;
	/** Complaints that a person looked at (`explained.mts`). */
	explained: number;
	readonly wrong: string[];
}

async function writesAgain(
	name: string,
	command: (from: string, to: string) => readonly string[],
	files: ReadonlyMap<string, Uint8Array>,
): Promise<Rewritten> {
	const row: Rewritten = { documents: 0, pages: 0, different: 0, seen: 0, agreed: 0, explained: 0, wrong: [] };
	for (const [file, bytes] of files) {
		writeFileSync(at('before.pdf'), bytes);
		const [program = '', ...args] = command(at('before.pdf'), at('after.pdf'));
		const found = pathOf(program);
		if (found === undefined) break;
		if (!isSuccess([program], await native([found, ...args]))) continue;
		const after = readFileSync(at('after.pdf'));
		const pages = await pagesThatDiffer(bytes, after);
		if (!pages) continue;
		row.documents++;
		row.pages += await pageCountOf(after);
		row.different += pages.size;
		const seen = pages.size === 0 ? pages : ((await pagesThatDiffer(bytes, after, { tolerance: 'pixels' })) ?? pages);
		row.seen += seen.size;
		for (const [page, signs] of DRAWS_ANEW.has(name) ? seen : pages) {
			const differing = await seenByReaders(bytes, after, page);
			const isAgreed = DRAWS_ANEW.has(name) && (signs === TEXT || differing.some((count) => (count ?? 0) > 0));
			const complaint = `${page} (${signs}): ${differing.join(', ')} pixels differ`;
			if (isAgreed) row.agreed++;
			else if (explanationOf('comparing', path.basename(file), name, complaint) !== undefined) row.explained++;
			else row.wrong.push(`${name}: ${path.basename(file)}: page ${complaint}`);
		}
	}
	return row;
}

/** The sign of a page that only has another text (`reportedBy`). */
const TEXT = 't';

/** For poppler, mutool and PDFium: how many pixels of their pictures of a page clearly differ; undefined if they cannot be compared. */
async function seenByReaders(before: Uint8Array, after: Uint8Array, page: number): Promise<(number | undefined)[]> {
	const [old, now] = [await drawPage(before, page, at('old.pdf')), await drawPage(after, page, at('now.pdf'))];
	return [0, 1, 2].map((reader) => {
		const [one, other] = [old?.[reader], now?.[reader]];
		return one && other && judgeBoxes([one], [other], [], SEEN)?.differing;
	});
}

async function pageCountOf(bytes: Uint8Array): Promise<number> {
	const { data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', {}));
	return (data as { readonly pageCount: number }).pageCount;
}

/** The pages that differ, are new or are gone, with the signs of their changes; undefined if one of the documents cannot be read. */
async function pagesThatDiffer(
	before: Uint8Array,
	after: Uint8Array,
	more: object = {},
): Promise<Map<number, string> | undefined> {
	try {
		const { changed = {}, added = [], removed = [], moved = [] } = reportedBy(await compare(before, after, more));
		const others = [...added, ...removed, ...moved].map((page) => [page, 'another page'] as const);
		return new Map([...Object.entries(changed).map(([page, signs]) => [Number(page), signs] as const), ...others]);
	} catch (thrown) {
		if (thrown instanceof OctavoError) return undefined;
		throw thrown;
	}
}

/** Time, memory and pauses beside drawing both documents and comparing the pictures. */
async function costs(): Promise<void> {
	const [before, after] = [at('old.pdf'), at('new.pdf')];
	writeFileSync(before, await paper(pages));
	const edit = (text: string, page: number, line: number) => (page === 100 && line === 7 ? `${text} edited` : text);
	writeFileSync(after, await paper(pages, { edit, date: new Date(1e12) }));
	const child = await compile('bench/judging/comparing-child.mts');
	const runs: Compared[] = [];
	for (let run = 0; run < 3; run++) {
		const answer = await once<Task, Compared>(child, { before, after });
		if (answer.kind === 'done') runs.push(answer);
	}
	const [best] = runs.toSorted((one, other) => one.milliseconds - other.milliseconds);
	if (!best) throw new Error('nothing was compared');
	const pause = Math.min(...runs.map((run) => run.pause));
	const { found, processor } = await pictures(before, after);
	console.log(
		aligned(
			table(
				[`${pages} pages`, 'processor time', 'memory', 'longest pause', 'pages that differ'],
				[
					[
						'compare_documents, cold',
						milliseconds(best.milliseconds),
						megabytes(best.memory),
						milliseconds(pause),
						Object.keys(reportedBy(best.data).changed ?? {}).join(', '),
					],
					[
						'pdftoppm -r 72, compare',
						found === undefined ? 'not there' : milliseconds(processor),
						'',
						'',
						found?.join(', ') ?? '',
					],
				],
			),
		),
		'\n',
	);
	const told = [against(best.milliseconds / 1000, 5, ' s'), against(best.memory / 1e6, 150, ' MB'), against(pause, 50, ' ms')];
	isMissed ||= told.some((text) => text.endsWith('MISSED'));
	console.log(told.join('; '));
}

interface Pictures {
	/** Pages whose pictures differ; undefined without the programs. */
	readonly found?: readonly number[];
	/** Milliseconds of all processes. */
	readonly processor: number;
}

async function pictures(before: string, after: string): Promise<Pictures> {
	let processor = 0;
	const run = async (...line: string[]): Promise<number | null> => {
		const ended = await native(line);
		processor += ended.processor ?? ended.milliseconds;
		return ended.code;
	};
	for (const [file, prefix] of [
		[before, 'old'],
		[after, 'new'],
	] as const)
		if ((await run('pdftoppm', '-r', '72', file, at(prefix))) !== 0) return { processor };
	const found: number[] = [];
	const drawn = readdirSync(scratch).filter((file) => /^old-\d+\.ppm$/.test(file));
	for (const name of drawn.sort()) {
		const code = await run('compare', '-metric', 'AE', at(name), at(name.replace('old', 'new')), 'null:');
		if (code === null || code > 1) return { processor };
		if (code === 1) found.push(Number(/\d+/.exec(name)![0]));
	}
	return { found, processor };
}

function tell(title: string, rows: readonly (readonly (string | number)[])[], wrong: readonly string[]): void {
	console.log(aligned(table([title, ''], rows)), '\n');
	complain(wrong);
}

function complain(wrong: readonly string[]): void {
	if (wrong.length === 0) return;
	isMissed = true;
	console.log(wrong.slice(0, 30).join('\n'), '\n');
}

function pdfsIn(root: string): string[] {
	return readdirSync(root, { recursive: true })
		.map((file) => path.join(root, String(file)))
		.filter((file) => file.endsWith('.pdf') && statSync(file).size < 4_000_000)
		.sort();
}

console.log(made('npm run comparing'), '\n');
const isWanted = (part: typeof only): boolean => only === undefined || only === part;
if (isWanted('changes')) await findsChanges();
if (isWanted('boxes')) await boxesAreRight();
if (isWanted('again')) await staysSame();
if (builds) await printTwice(scratch, async (before, after) => reportedBy(await compare(before, after)));
if (isWanted('costs')) await costs();
console.log(isMissed ? 'Some results are wrong: they are listed above' : 'Every change is found, and nothing else');
if (isMissed) process.exitCode = 1;
