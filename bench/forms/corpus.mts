/**
 * node scripts/run.mjs bench/forms/corpus.mts FOLDER [--readers NAME,…] [--only FILE,…] [--keep FOLDER]: the forms of a folder.
 *
 * For each: what get_form_data gives, filled in again, is given again; the flattened document has no fields, passes
 * `qpdf --check`, and looks in every reader as the form did. Prints how many, and every difference. Exit code 1 on any. Forms that ask
 * readers to draw them, or have fields without appearance, are counted apart: there each reader drew the fields in a way of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { JsonObject } from '../../shared/backend';
import { OctavoError } from '../../shared/errors';
import { FormModel } from '../../shared/model/form/model';
import { openDocument } from '../../shared/pdf/open-document';
import { job, local } from '../../test/support/hosts/local';
import { drawing, Readers, type DrawingReader } from '../../test/support/readers';
import { difference, type Picture } from '../../test/support/readers/pictures';

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { readers: { type: 'string' }, only: { type: 'string' }, keep: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('which folder? node scripts/run.mjs bench/forms/corpus.mts FOLDER');
const chosen = (options.readers?.split(',') ?? drawing) as DrawingReader[];
const only = options.only?.split(',');

const DPI = 50;
const PAGES = 4;
/** Antialiasing of moved edges stays below this share of the pixels. */
const SMALL = 0.0005;
/** Readers that draw a field by its appearance and as content place it a fraction of a pixel apart. */
const VISIBLE = 96;

const readers = new Readers();
const temporary = path.join(os.tmpdir(), `octavo-forms-${process.pid}.pdf`);

const counts = { documents: 0, forms: 0, fields: 0, roundTrips: 0, flattened: 0, refused: 0 };
const looks = new Map(
	chosen.map((reader) => [reader, { same: 0, small: 0, different: 0, 'drawn by the reader before': 0, unable: 0 }]),
);
let problems = 0;

for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
	if (only && !only.some((name) => file.startsWith(name))) continue;
	counts.documents++;
	const bytes = readFileSync(path.join(folder, file));
	const document = { name: file, bytes };
	const data = await attempt(file, 'get', async () => (await local.run('get_form_data', [document], {})).data);
	const fields = (data?.['fields'] ?? []) as readonly JsonObject[];
	if (!data || fields.length === 0) continue;
	counts.forms++;
	counts.fields += fields.length;
	await roundTrip(file, document, data);
	await flatten(file, document);
}

readers.stop();
rmSync(temporary, { force: true });
console.log(counts);
console.table(Object.fromEntries(looks));
process.exitCode = problems > 0 ? 1 : 0;

async function roundTrip(file: string, document: { name: string; bytes: Uint8Array }, data: JsonObject): Promise<void> {
	const values = data['values'] as JsonObject;
	const filled = await attempt(file, 'fill', () =>
		local.run('fill_form', [document], { values, unknown_fields: 'error', flatten: false }),
	);
	if (!filled) return;
	const again = await attempt(file, 'get again', async () => (await local.run('get_form_data', filled.documents, {})).data);
	if (JSON.stringify(again?.['values']) === JSON.stringify(values)) counts.roundTrips++;
	else tell(file, 'the values differ after a round trip');
	check(file, 'filled', filled.documents[0]!.bytes);
}

async function flatten(file: string, document: { name: string; bytes: Uint8Array }): Promise<void> {
	const outcome = await attempt(file, 'flatten', () => local.run('flatten_form', [document], { pages: 'all' }));
	if (!outcome) return;
	counts.flattened++;
	const flat = outcome.documents[0]!.bytes;
	check(file, 'flattened', flat);
	const left = await attempt(
		file,
		'get of the flattened',
		async () => (await local.run('get_form_data', outcome.documents, {})).data,
	);
	if ((left?.['fields'] as JsonObject[]).length > 0) tell(file, 'fields are left');
	for (const reader of chosen) {
		const tally = looks.get(reader)!;
		const before = await drawn(reader, document.bytes);
		const after = await drawn(reader, flat);
		if (before.length === 0 || before.length !== after.length) {
			tally.unable++;
			if (before.length > 0) tell(file, `${reader} draws ${after.length} of ${before.length} pages`);
			continue;
		}
		const differences = before.map((page, index) => difference(page, after[index]!, VISIBLE));
		const most = Math.max(...differences);
		if (most === 0) tally.same++;
		else if (most < SMALL) tally.small++;
		else if (await isIncomplete(document.bytes)) tally['drawn by the reader before']++;
		else {
			tally.different++;
			tell(file, `page ${differences.indexOf(most) + 1} differs in ${reader}: ${(most * 100).toFixed(2)} %`);
			keep(file, flat);
		}
	}
}

async function drawn(reader: DrawingReader, bytes: Uint8Array): Promise<readonly Picture[]> {
	writeFileSync(temporary, bytes);
	return (await readers.look(reader, temporary, { size: { dpi: DPI }, last: PAGES })).pictures;
}

/** Whether readers have to draw fields of the form. */
async function isIncomplete(bytes: Uint8Array): Promise<boolean> {
	const document = await openDocument(bytes, job());
	const model = await FormModel.read(document);
	return (
		model.needsAppearances || [...model.widgets.values()].some(({ dict }) => document.dict(dict.get('AP'))?.has('N') !== true)
	);
}

async function attempt<T>(file: string, what: string, work: () => Promise<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (thrown) {
		if (thrown instanceof OctavoError) {
			if (what !== 'get') {
				counts.refused++;
				console.log(`${file}  ${what} refused: ${thrown.message.slice(0, 200)}`);
			}
			return undefined;
		}
		tell(file, `${what} crashed: ${String((thrown as Error).stack)}`);
		return undefined;
	}
}

function check(file: string, what: string, bytes: Uint8Array): void {
	writeFileSync(temporary, bytes);
	const { status, stderr } = spawnSync('qpdf', ['--check', temporary]);
	if (status === 2) tell(file, `${what}: qpdf says ${stderr.toString('utf8').slice(0, 200)}`);
}

function keep(file: string, bytes: Uint8Array): void {
	if (options.keep === undefined) return;
	mkdirSync(options.keep, { recursive: true });
	writeFileSync(path.join(options.keep, file), bytes);
}

function tell(file: string, problem: string): void {
	problems++;
	console.log(`${file}  ${problem}`);
}
