/**
 * node scripts/run.mjs bench/forms/speed.mts [--rounds N] [--forms N] : the goals for forms.
 *
 * - 200 fields filled in at most 1.5 times rotate of the same document plus 20 ms;
 * - 1,000 such forms through one process in at most half of pdf-lib's time;
 * - 1,000 pages of 10 fields flattened in at most half of pdf-lib's time and 0.7 of qpdf's.
 *
 * Medians of rounds in which all take turns; bytes to bytes in this process, qpdf a process of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { asDocument, local } from '../../test/support/hosts/local';
import { formOf, valuesFor } from './documents.mts';

const { values: options } = parseArgs({
	options: { rounds: { type: 'string', default: '5' }, forms: { type: 'string', default: '1000' } },
});
const rounds = Number(options.rounds);
const forms = Number(options.forms);
const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-forms-'));
let missed = 0;

try {
	const form = formOf(4, 50, false);
	const values = valuesFor(200);
	const fill = async (bytes: Uint8Array) =>
		local.run('fill_form', [asDocument(bytes)], { values, unknown_fields: 'error', flatten: false });
	const libraryFill = async (bytes: Uint8Array) => {
		const document = await PDFDocument.load(bytes, { updateMetadata: false });
		const fields = document.getForm();
		for (const [name, value] of Object.entries(values)) fields.getTextField(name).setText(value);
		return document.save();
	};
	const one = await measure({
		fill: () => fill(form),
		rotate: () => local.run('rotate_pages', [asDocument(form)], { angle: 90, first_page: 1 } as never),
	});
	goal('fill 200 fields, ms', one['fill']!, one['rotate']! * 1.5 + 20, `1.5 × rotate (${one['rotate']!.toFixed(1)} ms) + 20 ms`);

	const repeat = async (work: (bytes: Uint8Array) => Promise<unknown>) => {
		for (let at = 0; at < forms; at++) await work(form);
	};
	const many = await measure({ ours: () => repeat(fill), library: () => repeat(libraryFill) }, 1);
	goal(`fill ${forms} forms, ms`, many['ours']!, many['library']! * 0.5, `0.5 × pdf-lib (${many['library']!.toFixed(0)} ms)`);

	const long = formOf(1000, 10, true);
	const [input, output] = [path.join(folder, 'in.pdf'), path.join(folder, 'out.pdf')];
	writeFileSync(input, long);
	const flat = await measure({
		ours: () => local.run('flatten_form', [asDocument(long)], { pages: 'all' }),
		library: async () => {
			const document = await PDFDocument.load(long, { updateMetadata: false });
			document.getForm().flatten({ updateFieldAppearances: false });
			return document.save();
		},
		qpdf: () => spawnSync('qpdf', ['--flatten-annotations=all', '--generate-appearances', input, output]),
	});
	goal(
		'flatten 1,000 pages × 10 fields, ms',
		flat['ours']!,
		flat['library']! * 0.5,
		`0.5 × pdf-lib (${flat['library']!.toFixed(0)} ms)`,
	);
	goal('flatten 1,000 pages × 10 fields, ms', flat['ours']!, flat['qpdf']! * 0.7, `0.7 × qpdf (${flat['qpdf']!.toFixed(0)} ms)`);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed > 0 ? 1 : 0;

/** Medians, in milliseconds, after one round that compiles the code. */
async function measure(works: Readonly<Record<string, () => unknown>>, times = rounds): Promise<Record<string, number>> {
	const taken: Record<string, number[]> = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
	for (let round = times > 1 ? -1 : 0; round < times; round++)
		for (const [name, work] of Object.entries(works)) {
			const start = performance.now();
			await work();
			if (round >= 0) taken[name]!.push(performance.now() - start);
		}
	return Object.fromEntries(
		Object.entries(taken).map(([name, all]) => [name, all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!]),
	);
}

function goal(what: string, measured: number, most: number, terms: string): void {
	const met = measured <= most;
	if (!met) missed++;
	console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${measured.toFixed(1)}, at most ${most.toFixed(1)} = ${terms}`);
}
