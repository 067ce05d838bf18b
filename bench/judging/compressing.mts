/**
 * npm run compressing: documents of a folder that have images, as compress_document and Ghostscript's `/ebook` make them smaller: bytes,
 * processor time, and the structural similarity (SSIM) of each page with the page before.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { decode } from '../../shared/contract/values/decode';
import { localHere } from '../../workers/local-here';
import { renderPages } from '../../test/support/judges/tools';
import { similarity } from '../../test/support/readers/pictures';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { aligned, table } from '../core.mts';
import { options, pattern, whole } from '../usage.mts';

const USAGE = `Usage: npm run compressing -- FOLDER [--only PATTERN] [--pages N] [--bytes N] [--resolution N] [--quality N]

  --only PATTERN   only documents whose names match
  --pages N        the first pages of each document are compared (default 3)
  --bytes N        only documents of at least this size (default 100000)
  --resolution N, --quality N  of compress_document (default 150 and 70)`;

const { folder, only, pages, bytes, resolution, quality } = options(
	USAGE,
	{ only: pattern, pages: whole(3), bytes: whole(100_000), resolution: whole(150), quality: whole(70) },
	(given, words) => ({ ...given, folder: givenFolder(words[0]) }),
);

const DPI = 100;
const scratch = mkdtempSync(path.join(tmpdir(), 'octavo-compressing-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const backend = localHere();

/** The least similarity of a page; 1 without pages. */
function compare(before: Uint8Array, after: Uint8Array): number {
	const [one, other] = [before, after].map((given) => renderPages(given, { dpi: DPI, last: pages, cropped: true }));
	return Math.min(1, ...one!.map((picture, index) => (other![index] ? similarity(picture, other![index]) : 0)));
}

/** undefined where Ghostscript is missing, or fails. */
function byGhostscript(given: Uint8Array): Uint8Array | undefined {
	const [from, to] = [path.join(scratch, 'in.pdf'), path.join(scratch, 'out.pdf')];
	writeFileSync(from, given);
	try {
		execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook', `-o${to}`, from], {
			stdio: 'ignore',
			timeout: 120_000,
		});
		return readFileSync(to);
	} catch {
		return undefined;
	}
}

function hasImages(file: string): boolean {
	try {
		return (
			execFileSync('pdfimages', ['-list', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n').length > 3
		);
	} catch {
		return false;
	}
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
}[] = [];
for (const { file, password } of listedIn(folder, ({ file: name }) => only.test(name))) {
	const given = readFileSync(path.join(folder, file));
	if (given.length < bytes || password !== undefined || !hasImages(path.join(folder, file))) continue;
	try {
		const start = process.cpuUsage();
		const parameters = decode('compress_document', { resolution: String(resolution), quality: String(quality) });
		const { documents, facts, notes } = await backend.run('compress_document', [{ name: file, bytes: given }], parameters);
		const { user, system } = process.cpuUsage(start);
		const ours = documents[0]!.bytes;
		const theirs = byGhostscript(given);
		rows.push({
			file,
			before: given.length,
			ours: ours.length,
			theirs: theirs?.length ?? NaN,
			same: compare(given, ours),
			sameTheirs: theirs ? compare(given, theirs) : NaN,
			time: (user + system) / 1000,
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
console.log(
	`\n${rows.length} documents; of ${both.length} with both: ${sum(({ before }) => before)} bytes before, ours ${sum(({ ours }) => ours)}, Ghostscript ${sum(({ theirs }) => theirs)} (${(sum(({ ours }) => ours) / sum(({ theirs }) => theirs)).toFixed(2)}); ${rows.filter(({ same }) => same < 0.99).length} documents with a page below SSIM 0.99`,
);
