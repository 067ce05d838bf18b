/**
 * npm run drawing: pages as pages_to_images draws them beside poppler and mutool, by structural similarity (SSIM), and how long they
 * take: the processor time of a page, and the longest step, beside the one that was estimated before.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { drawable } from '../../shared/local/drawing/drawable';
import { Pdfium } from '../../shared/model/drawing/pdfium';
import { pixelsAt } from '../../shared/model/drawing/page-size';
import { hasColor, samplesOf } from '../../shared/model/drawing/samples';
import { PageWeigher, type PageWeight } from '../../shared/model/drawing/weigher';
import { geometryOf } from '../../shared/model/geometry/page-geometry';
import { writePng } from '../../shared/model/image/export/png-writer';
import type { Job } from '../../shared/pdf/job';
import { defaultLimits } from '../../shared/pdf/limits';
import { Memory } from '../../shared/pdf/memory';
import { openDocument } from '../../shared/pdf/open-document';
import { Pace } from '../../shared/pace/pace';
import { pause } from '../../test/support/hosts/local';
import { portablePixmaps, similarity, type Picture } from '../../test/support/readers/pictures';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { onFile } from '../../test/support/judges/tools';
import { pathOf } from '../../test/support/judges/programs.cjs';
import { starting } from '../../test/support/judges/needs';
import { aligned, at, median, sorted, table } from '../core.mts';
import { options, pattern, whole } from '../usage.mts';

const USAGE = `Usage: npm run drawing -- FOLDER [--every N] [--only PATTERN] [--pages N] [--dpi N] [--below SHARE]

  --every N       every Nth file (default 1)
  --only PATTERN  only documents whose names match
  --pages N       the first pages of each document (default 2)
  --dpi N         resolution (default 100)
  --below N       lists pages whose similarity in percent is lower (default 90)`;

const { folder, every, only, pages, dpi, below } = options(
	USAGE,
	{ every: whole(1), only: pattern, pages: whole(2), dpi: whole(100), below: whole(90) },
	(given, words) => ({ ...given, folder: givenFolder(words[0]) }),
);

interface Row {
	readonly page: string;
	/** Milliseconds of processor time. */
	readonly time: number;
	readonly encoding: number;
	readonly step: number;
	/** As it was estimated. */
	readonly weight: number;
	readonly poppler: number;
	readonly mutool: number;
}

const rows: Row[] = [];
const refused: string[] = [];

/** Milliseconds of processor time so far. */
function spent(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** Asks for a pause wherever there may be one, and notes the longest time between two. */
class Steps {
	longest = 0;
	private since = spent();
	readonly pace = Object.assign(new Pace(pause), { step: () => this.next(), rest: async () => this.next() });

	begin(): void {
		this.longest = 0;
		this.since = spent();
	}

	next(): undefined {
		const now = spent();
		this.longest = Math.max(this.longest, now - this.since);
		this.since = now;
	}
}

/** Bytes and milliseconds for the picture of another program. */
const [MOST, LIMIT] = [1 << 29, 60_000];

const limits = { ...defaultLimits, drawingStep: Infinity };

async function draw(file: string, bytes: Uint8Array, password: string | undefined): Promise<void> {
	const steps = new Steps();
	const job: Job = { limits, pace: steps.pace, memory: new Memory(limits) };
	const document = await openDocument(bytes, job, { password });
	const count = Math.min(document.pages.count, pages);
	const sizes = Array.from({ length: count }, (_, index) => pixelsAt(geometryOf(document, index), dpi));
	const given = await drawable(
		document,
		Uint32Array.from({ length: count }, (_, index) => index + 1),
		true,
	);
	const weights = await weigh(given.bytes, job);
	const drawer = await Pdfium.open(given.bytes, job);
	for (const [index, size] of sizes.entries()) {
		steps.begin();
		const start = spent();
		const image = await drawer.draw(index, { ...size, isTransparent: false });
		const drawn = spent();
		const step = steps.longest;
		const color = (await hasColor(image, steps.pace)) ? 'rgb' : 'gray';
		await writePng({ ...size, depth: 8, color, samples: samplesOf(image, color) }, job);
		const encoding = spent() - drawn;
		const rgb = samplesOf(image, 'rgb');
		const picture = { ...size, rgb: Buffer.concat(Array.from({ length: size.height }, (_, row) => Uint8Array.from(rgb(row)))) };
		const others = drawnByOthers({ source: bytes, given: given.bytes, password }, index, size);
		rows.push({
			page: `${file} ${index + 1}`,
			time: drawn - start,
			encoding,
			step,
			weight: weights[index]!.step / 1000,
			poppler: compared(picture, others.poppler),
			mutool: compared(picture, others.mutool),
		});
	}
}

async function weigh(bytes: Uint8Array, job: Job): Promise<PageWeight[]> {
	const document = await openDocument(bytes, { ...job, memory: new Memory(limits) });
	const weigher = new PageWeigher(document);
	const weights: PageWeight[] = [];
	for (let index = 0; index < document.pages.count; index++) weights.push(await weigher.page(index));
	return weights;
}

/**
 * The page as others draw it, of the same size: they round up, and so would draw all of A4 at another scale. Mutool gets what PDFium
 * gets, because it has no password.
 */
function drawnByOthers(
	{ source, given, password }: { source: Uint8Array; given: Uint8Array; password: string | undefined },
	index: number,
	{ width, height }: { width: number; height: number },
): { poppler: Picture | undefined; mutool: Picture | undefined } {
	const [page, x, y] = [index + 1, width, height].map(String) as [string, string, string];
	const opening = password === undefined ? [] : ['-upw', password, '-opw', password];
	const scale = ['-scale-to-x', x, '-scale-to-y', y];
	const draw = (program: 'poppler' | 'mutool', document: Uint8Array, command: string, args: string[]) =>
		starting([program], () => portablePixmaps(onFile(document, (file) => run(command, file, args)))[0]);
	return {
		poppler: draw('poppler', source, 'pdftoppm', ['-cropbox', ...scale, '-f', page, '-l', page, ...opening]),
		mutool: draw('mutool', given, 'mutool', ['draw', '-q', '-F', 'ppm', '-w', x, '-h', y, '-f', '-o', '-']),
	};

	function run(command: string, file: string, args: string[]): Buffer {
		const pages = command === 'mutool' ? [file, page] : [file];
		return spawnSync(pathOf(command)!, [...args, ...pages], { maxBuffer: MOST, timeout: LIMIT }).stdout;
	}
}

const compared = (one: Picture, other: Picture | undefined): number => (other ? similarity(one, other) : NaN);

const listed = listedIn(folder, ({ file }) => only.test(file)).filter((_, index) => index % every === 0);
for (const { file, password } of listed)
	try {
		await draw(file, readFileSync(path.join(folder, file)), password);
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		refused.push(`${file}: ${thrown.code}: ${thrown.message}`);
	}

const given = (key: keyof Omit<Row, 'page'>): number[] =>
	sorted(rows.map((row) => row[key]).filter((value) => !Number.isNaN(value)));
const rounded = (value: number): string => (value < 2 ? value.toFixed(3) : value.toFixed(0));
const summary = (['time', 'encoding', 'step', 'weight', 'poppler', 'mutool'] as const).map((key) => {
	const values = given(key);
	return [key, values.length, ...[0, 0.03, 0.5, 0.9, 1].map((share) => rounded(at(values, share)))];
});
console.log(
	aligned(
		table(
			['', 'pages', 'least', '3 %', 'median', '90 %', 'most'],
			summary.map((row) => row.map(String)),
		),
	),
);
const low = (row: Row): boolean => Math.max(row.poppler || 0, row.mutool || 0) < below / 100;
const heavy = (row: Row): boolean => row.step > 100 || row.weight > 100;
const listing = rows.filter((row) => low(row) || heavy(row));
if (listing.length > 0)
	console.log(
		`\n${aligned(
			table(
				['page', 'time', 'step', 'weight', 'poppler', 'mutool'],
				listing.map((row) => [row.page, ...[row.time, row.step, row.weight, row.poppler, row.mutool].map(rounded)]),
			),
		)}`,
	);
console.log(
	`\n${listed.length} documents, ${rows.length} pages, a median of ${rounded(median(given('time')))} ms each; similarity ${rounded(median(given('poppler')))} beside poppler, ${rounded(median(given('mutool')))} beside mutool; ${rows.filter(low).length} pages below ${below / 100} beside both`,
);
for (const line of refused) console.log(line);
