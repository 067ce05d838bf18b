/**
 * npm run geometry: whether everything on pages moves with them. Over PDF files of a folder and every operation that gives pages
 * another size or place: annotations, destinations, fields and tags by pdf.js, words by poppler, pictures by the readers that draw.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { localWithNativeCodec, asDocument } from '../../test/support/hosts/local';
import { wordBoxes } from '../../test/support/judges/tools';
import { drawing, Readers, type DrawingReader } from '../../test/support/readers';
import type { Picture } from '../../test/support/readers/pictures';
import { run } from '../../test/support/readers/programs';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { Worker } from '../../test/support/readers/worker';
import { aligned, ROOT, table, temporaryFolder } from '../core.mts';
import { flag, list, options, text, whole } from '../usage.mts';
import { explanationOf } from './explained.mts';
import { Comparison, lookOf, type Fault, type Word } from './geometry/faults.mts';
import { HARMS, harmed } from './geometry/harm.mts';
import { cases, type Case, type Place, type Seen } from './geometry/places.mts';
import { grouped } from './verdicts.mts';

const USAGE = `Usage: npm run geometry -- FOLDER [OPTIONS]

  --only FILE,…    only files whose names begin with one of these
  --kinds KIND,…   only files of these kinds, by the manifest.json of the folder (default clean)
  --cases NAME,…   only cases whose names begin with one of these
  --readers A,…    readers that draw (default: all of ${drawing.join(', ')})
  --every N        one file of N (default 1)
  --pages N        draw this many pages of each file (default 4)
  --keep FOLDER    keep results with faults there
  --control        drop one thing from each result, and report what the judge does not see`;

const chosen = options(
	USAGE,
	{ only: list, kinds: list, cases: list, readers: list, every: whole(1), pages: whole(4), keep: text, control: flag },
	(given, words) => {
		const folder = givenFolder(words[0]);
		const begins = (wanted: readonly string[] | undefined, name: string) => wanted?.some((one) => name.startsWith(one)) ?? true;
		const kinds = given.kinds ?? ['clean', 'unlisted'];
		const files = listedIn(folder, ({ file, kind }) => begins(given.only, file) && begins(kinds, kind)).filter(
			(_, index) => index % given.every === 0,
		);
		const eyes = drawing.filter((reader) => begins(given.readers, reader));
		const some = cases.filter(({ name }) => begins(given.cases, name));
		if (some.length === 0) throw new Error(`--cases takes the beginnings of ${cases.map(({ name }) => name).join(', ')}`);
		if (eyes.length === 0) throw new Error(`--readers takes the beginnings of ${drawing.join(', ')}`);
		return { ...given, folder, files, eyes, some };
	},
);
/** Files of more pages take long, and show nothing more. */
const MOST_PAGES = 100;
const LONGEST = 300;
/** Of a sheet, so that its pages are as large as before. */
const LONGEST_SHEET = 600;
/** Characters of the first column of pdffonts. */
const FONT_NAME = 36;
/** A disagreement of one reader is told, of two it is a fault. */
const ENOUGH = 2;

const scratch = temporaryFolder();
const readers = new Readers();
const child = path.join(ROOT, 'bench', 'judging', 'geometry', 'pdfjs-child.mjs');
const eye = new Worker<string, Seen | { readonly kind: 'unread'; readonly message: string }>(child, {
	milliseconds: 60_000,
	megabytes: 1500,
});

/** A document in the eyes of the judges, each of which is asked when it is needed. */
class View {
	private drawn = new Map<DrawingReader, Promise<readonly Picture[]>>();
	private told: Word[][] | undefined;
	private elements: Promise<string> | undefined;

	private constructor(
		readonly bytes: Uint8Array,
		readonly seen: Seen,
		private readonly file: string,
		private readonly longest: number,
		private readonly last: number,
	) {}

	/** Undefined if pdf.js or poppler does not read it. */
	static async of(bytes: Uint8Array, name: string, longest: number, last: number): Promise<View | undefined> {
		const file = path.join(scratch, name);
		writeFileSync(file, bytes);
		const seen = await eye.run(file);
		const { code } = await run('pdfinfo', [file]);
		return seen.kind === 'seen' && code === 0 ? new View(bytes, seen, file, longest, last) : undefined;
	}

	get words(): Word[][] {
		return (this.told ??= wordBoxes(this.bytes));
	}

	pictures(reader: DrawingReader): Promise<readonly Picture[]> {
		const wish = { size: { longest: this.longest }, cropped: true, last: this.last } as const;
		const known = this.drawn.get(reader) ?? readers.look(reader, this.file, wish).then(({ pictures }) => pictures);
		this.drawn.set(reader, known);
		return known;
	}

	/** The names of the fonts that poppler finds in resources. */
	async fonts(): Promise<readonly string[]> {
		const { stdout } = await run('pdffonts', [this.file]);
		const names = stdout.toString('utf8').split('\n').slice(2);
		return [...new Set(names.map((line) => line.slice(0, FONT_NAME).trim()).filter((name) => name !== ''))];
	}

	/** The elements of the structure with their text, as poppler reads them: without attributes, which may be lengths. */
	structure(): Promise<string> {
		this.elements ??= run('pdfinfo', ['-struct-text', this.file]).then(({ stdout }) =>
			stdout
				.toString('utf8')
				.split('\n')
				.map((line) => line.replace(/\s+/g, ' ').trim())
				.filter((line) => line !== '' && !line.startsWith('/') && !line.startsWith('Object '))
				.join('\n'),
		);
		return this.elements;
	}
}

const totals = new Map<string, Record<string, number>>(chosen.some.map(({ name }) => [name, {}]));
const faults: [what: string, where: string][] = [];
const explained: [why: string, where: string][] = [];
const dissents: [what: string, where: string][] = [];
const refused: [what: string, where: string][] = [];

function count(name: string, values: Readonly<Record<string, number>>): void {
	const row = totals.get(name)!;
	for (const [key, value] of Object.entries(values)) row[key] = (row[key] ?? 0) + value;
}

async function judge(each: Case, before: View, file: string): Promise<void> {
	let bytes: Uint8Array;
	try {
		const { documents } = await localWithNativeCodec.run(
			each.operation,
			[asDocument(before.bytes)],
			decode(each.operation, each.parameters),
		);
		bytes = documents[0]!.bytes;
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
		refused.push([`${each.name}: ${thrown.code}`, file]);
		return;
	}
	if (chosen.control) return control(each, before, bytes, file);
	const after = await viewOf(each, bytes);
	const found = after ? await faultsOf(each, before, after, file) : [['unread', 'pdf.js does not read the result'] as const];
	count(each.name, { documents: 1, right: found.length === 0 ? 1 : 0 });
	for (const [what, detail] of found) {
		const why = explanationOf('geometry', file, each.name, `${what}: ${detail}`);
		if (why === undefined) faults.push([`${each.name}: ${what}`, `${file} (${detail.slice(0, 160)})`]);
		else explained.push([why, `${file} (${each.name})`]);
	}
	if (found.length > 0 && chosen.keep !== undefined)
		writeFileSync(path.join(chosen.keep, `${each.name.replaceAll(/\W+/g, '-')}-${file}`), bytes);
}

const viewOf = (each: Case, bytes: Uint8Array): Promise<View | undefined> =>
	View.of(bytes, 'after.pdf', each.sheets ? LONGEST_SHEET : LONGEST, chosen.pages + 1);

/** Whether the judge reports results from which one thing was dropped. */
async function control(each: Case, before: View, bytes: Uint8Array, file: string): Promise<void> {
	for (const kind of Object.keys(HARMS)) {
		const without = await harmed(bytes, kind, chosen.pages);
		if (!without) continue;
		const after = await viewOf(each, without);
		const isSeen = !after || (await faultsOf(each, before, after, file)).length > 0;
		count(each.name, { documents: 1, right: isSeen ? 1 : 0 });
		if (!isSeen) faults.push([`${each.name}: a dropped ${kind} is not seen`, file]);
	}
}

async function faultsOf(each: Case, before: View, after: View, file: string): Promise<readonly Fault[]> {
	const places = each.places(before.seen.pages, after.seen.pages);
	if (typeof places === 'string') return [['size', places]];
	const comparison = new Comparison(each, before.seen, after.seen, places);
	comparison.annotations();
	comparison.spots();
	comparison.fieldsAndTags();
	comparison.words(before.words, after.words);
	count(each.name, comparison.counts);
	const structureOf = async (view: View): Promise<string> =>
		each.cuts ? (await view.structure()).replaceAll(/^".*"$/gm, '""') : view.structure();
	const [wanted, structure] = [await structureOf(before), await structureOf(after)];
	// Fields that became content have no elements.
	if (structure !== wanted && !(each.sheets && before.seen.fields.length > 0))
		comparison.faults.push(firstDifference(wanted, structure));
	const fonts = await after.fonts();
	const lost = (await before.fonts()).filter((name) => !fonts.includes(name));
	if (lost.length > 0) comparison.faults.push(['fonts that are missing', lost.join(', ')]);
	const opinions = await looks(before, after, places);
	if (opinions.length >= ENOUGH) comparison.faults.push(['looks different', opinions.join('; ')]);
	else if (opinions[0] !== undefined)
		dissents.push([`${each.name}: ${opinions[0].replace(/ .*/, '')}`, `${file} (${opinions[0]})`]);
	return comparison.faults;
}

function firstDifference(wanted: string, found: string): Fault {
	const [one, other] = [wanted.split('\n'), found.split('\n')];
	const at = one.findIndex((line, index) => line !== other[index]);
	return ['elements differ', `line ${at + 1}: ${other[at] ?? 'nothing'} instead of ${one[at] ?? 'nothing'}`];
}

/** The readers that draw a page differently. */
async function looks(before: View, after: View, places: readonly Place[]): Promise<string[]> {
	const opinions: string[] = [];
	for (const reader of chosen.eyes) {
		const old = await before.pictures(reader);
		// A reader that does not draw the source, or takes too long, does not judge the result.
		if (old.length === 0) continue;
		const now = await after.pictures(reader);
		for (const [index, picture] of old.slice(0, chosen.pages).entries()) {
			const place = places[index];
			if (!place || place.page > chosen.pages) continue;
			const [drawn, page, there] = [now[place.page], before.seen.pages[index]!, after.seen.pages[place.page]!];
			const share = drawn ? lookOf(picture, page, place, drawn, there) : 1;
			if (share === 0) continue;
			opinions.push(`${reader} page ${index + 1}, ${Math.round(share * 100)} % of its cells`);
			break;
		}
	}
	return opinions;
}

const skipped: [what: string, where: string][] = [];
for (const [number, { file }] of chosen.files.entries()) {
	const before = await View.of(readFileSync(path.join(chosen.folder, file)), 'before.pdf', LONGEST, chosen.pages);
	if (!before || before.seen.count > MOST_PAGES)
		skipped.push([before ? `more than ${MOST_PAGES} pages` : 'pdf.js or poppler does not read it', file]);
	else for (const each of chosen.some) await judge(each, before, file);
	if ((number + 1) % 10 === 0) console.error(`${number + 1}/${chosen.files.length} files, ${faults.length} faults`);
}
readers.stop();
eye.stop();

const columns = ['documents', 'right', 'links', 'annotations', 'spots', 'fields', 'elements', 'words'];
const rows = [...totals].map(([name, row]) => [name, ...columns.map((column) => row[column] ?? 0)]);
console.log(aligned(table(['case', ...columns.map((name) => (name === 'spots' ? 'destinations' : name))], rows)));
for (const [title, some] of Object.entries({
	Faults: faults,
	'Complaints that are explained': explained,
	'One reader disagrees': dissents,
	Refused: refused,
	'Not judged': skipped,
}))
	if (some.length > 0) console.log(`\n## ${title}\n\n${grouped(some)}`);
const results = [...totals.values()].reduce((sum, { documents = 0 }) => sum + documents, 0);
console.log(
	`\n${results} results of ${chosen.files.length} documents, ${faults.length} faults, ${explained.length} complaints that are explained`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
