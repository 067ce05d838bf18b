/**
 * npm run compressing: documents of a folder that have images, as compress_document and Ghostscript's `/ebook` make them smaller: bytes,
 * processor time, and the structural similarity (SSIM) of each page with the page before; pages without images must be the same. At
 * the end, where most bytes are lost to Ghostscript, and the bytes of images alone.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { decode } from '../../shared/contract/values/decode';
import { localHere } from '../../workers/local-here';
import { pathOf } from '../../test/support/judges/programs.cjs';
import { renderPages } from '../../test/support/judges/tools';
import { fingerprint, similarity } from '../../test/support/readers/pictures';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { aligned, table } from '../core.mts';
import { flag, options, pattern, whole } from '../usage.mts';

const USAGE = `Usage: npm run compressing -- FOLDER [--only PATTERN] [--pages N] [--bytes N] [--resolution N] [--quality N] [--control]

  --only PATTERN   only documents whose names match
  --pages N        the first pages of each document are compared (default 3)
  --bytes N        only documents of at least this size (default 100000)
  --resolution N, --quality N  of compress_document (default 150 and 70)
  --control        compresses at 36 dpi and quality 1, which must be noticed on pages`;

const { folder, only, pages, bytes, resolution, quality, control } = options(
	USAGE,
	{ only: pattern, pages: whole(3), bytes: whole(100_000), resolution: whole(150), quality: whole(70), control: flag },
	(given, words) => ({ ...given, folder: givenFolder(words[0]) }),
);

const DPI = 100;
/** Milliseconds for each program beside ours: one that stalls does not read the document, which is said. */
const LIMIT = 120_000;
/** pdfimages takes less than a second, or does not end. */
const LIST_LIMIT = 20_000;
const scratch = mkdtempSync(path.join(tmpdir(), 'octavo-compressing-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const backend = localHere();

/** The least similarity of a page; 1 without pages. Pages without images are the same or not at all. */
function compare(before: Uint8Array, after: Uint8Array, withImages: ReadonlySet<number>): number {
	const [one, other] = [before, after].map((given) => renderPages(given, { dpi: DPI, last: pages, cropped: true }));
	const same = one!.map((picture, index) => {
		const found = other![index];
		if (!found) return 0;
		return withImages.has(index + 1) ? similarity(picture, found) : Number(fingerprint(picture) === fingerprint(found));
	});
	return Math.min(1, ...same);
}

/** undefined where Ghostscript is missing, or fails. */
function byGhostscript(given: Uint8Array): Uint8Array | undefined {
	const gs = pathOf('gs');
	if (gs === undefined) return undefined;
	const [from, to] = [path.join(scratch, 'in.pdf'), path.join(scratch, 'out.pdf')];
	writeFileSync(from, given);
	try {
		execFileSync(gs, ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook', `-o${to}`, from], {
			stdio: 'ignore',
			timeout: LIMIT,
		});
		return readFileSync(to);
	} catch {
		return undefined;
	}
}

interface Images {
	/** Pages that show any, from 1. */
	readonly pages: ReadonlySet<number>;
	/** Rounded, as pdfimages tells them. */
	readonly bytes: number;
}

const UNITS = { B: 1, K: 1024, M: 1024 ** 2 } as const;

/** `undefined` if pdfimages does not read the file. */
function imagesOf(file: string): Images | undefined {
	const [pages, sizes] = [new Set<number>(), new Map<string, number>()];
	try {
		const list = execFileSync('pdfimages', ['-list', file], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
			timeout: LIST_LIMIT,
		});
		for (const line of list.split('\n').slice(2)) {
			const [page, , kind, ...others] = line.trim().split(/\s+/);
			if (kind === undefined) continue;
			pages.add(Number(page));
			const [, size, unit] = /^([\d.]+)([BKM])$/.exec(others.at(-2)!) ?? [];
			// The mask of an image has the number of the image.
			if (size !== undefined)
				sizes.set(`${kind} ${others.slice(-6, -4).join(' ')}`, Number(size) * UNITS[unit as keyof typeof UNITS]);
		}
	} catch {
		return undefined;
	}
	return { pages, bytes: [...sizes.values()].reduce((sum, one) => sum + one, 0) };
}

function imageBytes(given: Uint8Array): number {
	const file = path.join(scratch, 'images.pdf');
	writeFileSync(file, given);
	return imagesOf(file)?.bytes ?? NaN;
}

const rows: {
	file: string;
	before: number;
	ours: number;
	theirs: number;
	same: number;
	sameTheirs: number;
	time: number;
	said: string;
	/** Bytes of images: before, ours, Ghostscript's. */
	images: readonly [number, number, number];
}[] = [];
for (const { file, password } of listedIn(folder, ({ file: name }) => only.test(name))) {
	const given = readFileSync(path.join(folder, file));
	if (given.length < bytes || password !== undefined) continue;
	const images = imagesOf(path.join(folder, file));
	if (!images) console.log(`${file}: left out, because pdfimages does not read it`);
	if (!images || images.pages.size === 0) continue;
	try {
		const start = process.cpuUsage();
		const lossy = control ? { resolution: '36', quality: '1' } : { resolution: String(resolution), quality: String(quality) };
		const parameters = decode('compress_document', lossy);
		const { documents, facts, notes } = await backend.run('compress_document', [{ name: file, bytes: given }], parameters);
		const { user, system } = process.cpuUsage(start);
		const ours = documents[0]!.bytes;
		const theirs = byGhostscript(given);
		rows.push({
			file,
			before: given.length,
			ours: ours.length,
			theirs: theirs?.length ?? NaN,
			same: compare(given, ours, images.pages),
			sameTheirs: theirs ? compare(given, theirs, images.pages) : NaN,
			time: (user + system) / 1000,
			images: [images.bytes, imageBytes(ours), theirs ? imageBytes(theirs) : NaN],
			said: `${facts?.['compressedImages']}/${facts?.['keptImages']} ${notes.find(({ code }) => code === 'images_kept')?.message ?? ''}`,
		});
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		console.log(`${file}: ${thrown.code}: ${thrown.message}`);
	}
}
console.log(
	aligned(
		table(
			['document', 'bytes', 'ours', 'gs', 'SSIM', 'SSIM gs', 'ms', 'images: compressed/kept'],
			rows.map(({ file, before, ours, theirs, same, sameTheirs, time, said }) => [
				file,
				String(before),
				(ours / before).toFixed(2),
				(theirs / before).toFixed(2),
				same.toFixed(3),
				sameTheirs.toFixed(3),
				time.toFixed(0),
				said,
			]),
		),
	),
);
const both = rows.filter(({ theirs }) => !Number.isNaN(theirs));
const sum = (of: (row: (typeof rows)[number]) => number): number => both.reduce((all, row) => all + of(row), 0);
const lost = both.toSorted((one, other) => other.ours - other.theirs - (one.ours - one.theirs)).slice(0, 10);
console.log('\nMost bytes more than Ghostscript, and of them in images:');
for (const { file, ours, theirs, images } of lost) console.log(`  ${file}: ${ours - theirs}, ${images[1] - images[2]}`);
const [ours, theirs, oursOfImages, theirsOfImages] = [
	sum((row) => row.ours),
	sum((row) => row.theirs),
	sum(({ images }) => images[1]),
	sum(({ images }) => images[2]),
];
const worse = rows.filter(({ same }) => same < 0.99);
console.log(
	`\n${rows.length} documents; of ${both.length} with both: ${sum(({ before }) => before)} bytes before, ours ${ours}, Ghostscript ${theirs} (${(ours / theirs).toFixed(2)}); of images ${oursOfImages} and ${theirsOfImages} (${(oursOfImages / theirsOfImages).toFixed(2)}); ${worse.length} documents with a page below SSIM 0.99, or a page without images that changed: ${worse.map(({ file }) => file).join(', ')}`,
);
process.exitCode = Number(control ? worse.length === 0 : rows.length === 0 || worse.length > 0);
