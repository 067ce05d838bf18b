/**
 * optimize_document beside qpdf and mutool, over folders of documents: bytes, time, whether anything grew, and whether pages look as
 * before.
 *
 *     npm run bench:optimize -- FOLDER… [--pages 3] [--limit 50]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { localBackend } from '../shared/local';
import { nativeCodec } from '../shared/pdf/codec';
import { renderPages } from '../test/support/judges/tools';

const folders: string[] = [];
const options = { pages: 3, limit: Infinity };
for (let i = 2; i < process.argv.length; i++) {
	const [, option] = /^--(pages|limit)$/.exec(process.argv[i]!) ?? [];
	if (option) options[option as keyof typeof options] = Number(process.argv[++i]);
	else folders.push(process.argv[i]!);
}

const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)), codec: nativeCodec(zlib) });
const temporary = mkdtempSync(path.join(tmpdir(), 'octavo-optimize-'));
const out = path.join(temporary, 'out.pdf');

interface Result {
	readonly bytes: number;
	readonly ms: number;
}

/** A peer's result; undefined where it refuses the document. */
function peer(command: string, args: readonly string[]): Result | undefined {
	rmSync(out, { force: true });
	const start = performance.now();
	const { status } = spawnSync(command, args, { stdio: 'ignore', timeout: 120_000 });
	const ms = performance.now() - start;
	// qpdf ends with 3 after warnings, with a result.
	if (status !== 0 && status !== 3) return undefined;
	const bytes = statSync(out, { throwIfNoEntry: false })?.size;
	return bytes === undefined ? undefined : { bytes, ms };
}

const files = folders.flatMap((folder) =>
	readdirSync(folder)
		.filter((name) => name.endsWith('.pdf'))
		.sort()
		.map((name) => path.join(folder, name)),
);
const totals = { files: 0, input: 0, ours: 0, ms: 0, refused: 0, grew: 0, asTheyWere: 0, different: [] as string[] };
const rivals = {
	qpdf: { files: 0, input: 0, ours: 0, bytes: 0, ms: 0, oursMs: 0, grew: 0, larger: [] as string[] },
	mutool: { files: 0, input: 0, ours: 0, bytes: 0, ms: 0, oursMs: 0, grew: 0, larger: [] as string[] },
};

for (const file of files.slice(0, options.limit)) {
	const bytes = readFileSync(file);
	const name = path.basename(file);
	const start = performance.now();
	let result: Uint8Array;
	try {
		const outcome = await backend.run('optimize_document', [{ name, bytes }], {});
		result = outcome.documents[0]!.bytes;
		if (outcome.notes.some(({ code }) => code === 'not_smaller')) totals.asTheyWere++;
	} catch {
		totals.refused++;
		continue;
	}
	const ms = performance.now() - start;
	totals.files++;
	totals.input += bytes.length;
	totals.ours += result.length;
	totals.ms += ms;
	if (result.length > bytes.length) totals.grew++;
	if (options.pages > 0 && !looksTheSame(bytes, result)) totals.different.push(name);
	const results = {
		qpdf: peer('qpdf', ['--object-streams=generate', '--recompress-flate', '--compression-level=9', file, out]),
		mutool: peer('mutool', ['clean', '-gggz', file, out]),
	};
	for (const [rival, theirs] of Object.entries(results) as ['qpdf' | 'mutool', Result | undefined][]) {
		if (!theirs) continue;
		const sum = rivals[rival];
		sum.files++;
		sum.input += bytes.length;
		sum.ours += result.length;
		sum.bytes += theirs.bytes;
		sum.ms += theirs.ms;
		sum.oursMs += ms;
		if (theirs.bytes > bytes.length) sum.grew++;
		if (result.length > theirs.bytes) sum.larger.push(`${name} ${result.length} > ${theirs.bytes} (input ${bytes.length})`);
	}
}

function looksTheSame(before: Uint8Array, after: Uint8Array): boolean {
	try {
		const pages = { dpi: 40, first: 1, last: options.pages };
		const [one, other] = [renderPages(before, pages), renderPages(after, pages)];
		return one.length === other.length && one.every(({ rgb }, i) => Buffer.compare(rgb, other[i]!.rgb) === 0);
	} catch {
		// What poppler cannot draw before cannot be compared.
		return true;
	}
}

rmSync(temporary, { recursive: true, force: true });
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
console.log(`${totals.files} documents, ${totals.refused} refused (encrypted or damaged beyond repair)`);
console.log(
	`| | files | input MB | MB | ours MB | s | ours s | grew | smaller than ours |\n|---|---|---|---|---|---|---|---|---|`,
);
console.log(
	`| Octavo | ${totals.files} | ${megabytes(totals.input)} | ${megabytes(totals.ours)} | | ${(totals.ms / 1000).toFixed(1)} | | ${totals.grew} | |`,
);
for (const [rival, sum] of Object.entries(rivals))
	console.log(
		`| ${rival} | ${sum.files} | ${megabytes(sum.input)} | ${megabytes(sum.bytes)} | ${megabytes(sum.ours)} | ${(sum.ms / 1000).toFixed(1)} | ${(sum.oursMs / 1000).toFixed(1)} | ${sum.grew} | ${sum.larger.length} |`,
	);
console.log(`returned as they were: ${totals.asTheyWere}; pages that look different: ${totals.different.join(', ') || 'none'}`);
if (process.env['DETAIL'])
	for (const [rival, { larger }] of Object.entries(rivals)) console.log(`\nsmaller by ${rival}:\n${larger.join('\n')}`);
