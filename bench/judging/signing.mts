/** npm run signing: signs every PDF of a folder in several ways, and asks pdfsig, openssl and qpdf about the results. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import type { JsonObject } from '../../shared/contract/operations/types';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { identityOf } from '../../test/support/hosts/identities';
import { signaturesIn, verifiedByOpenssl } from '../../test/support/judges/signatures';
import { qpdfCheck } from '../../test/support/judges/tools';
import { asDocument, local } from '../../test/support/hosts/local';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { flag, options, whole } from '../usage.mts';

const USAGE = `Usage: npm run signing -- FOLDER [--documents N] [--control]

--documents N  as many files of the folder, evenly chosen
--control      changes a signed byte of each result, which the judges must notice`;

const { listed, folder, control } = options(
	USAGE,
	{ documents: whole(undefined), control: flag },
	({ documents, control }, words) => {
		const folder = givenFolder(words[0]);
		const all = listedIn(folder, () => true);
		const step = Math.max(1, all.length / (documents ?? all.length));
		const listed = Array.from({ length: Math.min(documents ?? all.length, all.length) }, (_, at) => all[Math.floor(at * step)]!);
		return { listed, folder, control };
	},
);

const KEYS = { RSA: identityOf('RSA-2048'), 'P-256': identityOf('P-256') } as const;
const WAYS = [
	{ key: 'RSA', visible: false },
	{ key: 'RSA', visible: true },
	{ key: 'P-256', visible: false },
	{ key: 'P-256', visible: true },
] as const;

/** Counts by step and outcome. */
const counts = new Map<string, Map<string, number>>();
const refusals = new Map<string, number>();
const times: number[] = [];
let failures = 0;

for (const { file, password } of listed) {
	const input = readFileSync(path.join(folder, file));
	for (const { key, visible } of WAYS) {
		const opens: RawParameters = password === undefined ? {} : { open_password: password };
		const raw = {
			...opens,
			certificate: { name: 'key', bytes: KEYS[key] },
			reason: 'Judged',
			...(visible && { visible: 'true' }),
		};
		const first = await attempt('sign_document', input, raw);
		if (typeof first === 'string') {
			add(refusals, `${visible ? 'visible' : 'not visible'}: ${first}`);
			continue;
		}
		await judge(`signed, ${key}${visible ? ', visible' : ''}`, file, { bytes: first, before: input, password });
		if (key === 'RSA') continue;
		const other = { ...opens, certificate: { name: 'key', bytes: KEYS.RSA } };
		const second = await attempt('sign_document', first, other);
		if (typeof second === 'string') fail('second signature', file, second);
		else await judge('second signature', file, { bytes: second, before: first, password });
		const values = await fieldOf(first, opens);
		if (!values) continue;
		const filled = await attempt('fill_form', first, { ...opens, values, keep_signatures: 'true' });
		if (typeof filled === 'string') add(refusals, `fill_form: ${filled}`);
		else await judge('filled', file, { bytes: filled, before: first, password });
	}
}

for (const [step, outcomes] of counts) console.log(step, JSON.stringify(Object.fromEntries(outcomes)));
for (const [message, count] of [...refusals].sort(([, a], [, b]) => b - a)) console.log(`refused ${count}: ${message}`);
times.sort((a, b) => a - b);
console.log(`${listed.length} documents, ${times.length} calls, median ${(times[times.length >> 1] ?? 0).toFixed(1)} ms`);
if (control) console.log(`noticed ${failures} changed results`);
process.exitCode = control ? Number(failures === 0 || good() > 0) : Number(failures > 0 || times.length === 0);

function good(): number {
	return [...counts.values()].reduce((sum, outcomes) => sum + (outcomes.get('valid') ?? 0), 0);
}

/** The bytes of the result, or the refusal without its numbers. */
async function attempt(name: OperationName, bytes: Uint8Array, raw: RawParameters): Promise<Uint8Array | string> {
	const start = performance.now();
	try {
		const { documents } = await local.run(name, [asDocument(bytes)], decode(name, raw));
		times.push(performance.now() - start);
		return documents[0]!.bytes;
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
		return thrown.message.replace(/\d+/g, 'N').slice(0, 160);
	}
}

/** A value for the first text field that may be filled. */
async function fieldOf(bytes: Uint8Array, opens: RawParameters): Promise<JsonObject | undefined> {
	const { data } = await local.run('get_form_data', [asDocument(bytes)], decode('get_form_data', opens));
	const fields = (data?.['fields'] ?? []) as readonly JsonObject[];
	const text = fields.find(
		({ type, readOnly, name }) => type === 'text' && readOnly !== true && typeof name === 'string' && name,
	);
	return text && { [String(text['name'])]: '1' };
}

interface Judged {
	readonly bytes: Uint8Array;
	readonly before: Uint8Array;
	readonly password: string | undefined;
}

/** The newest signatures must be valid by all, and the others what they were. */
async function judge(step: string, file: string, { bytes: result, before, password }: Judged): Promise<void> {
	const bytes = control ? withoutAByte(result, before.length) : result;
	const [was, is] = [signaturesIn(before, password), signaturesIn(bytes, password)];
	const problems = Object.entries(is).flatMap(([field, says]) => {
		const older = was[field];
		if (says === 'unsigned' && (older ?? says) === says) return [];
		const isSame =
			older === undefined || older === 'unsigned' ? says === 'valid, whole' : says.split(',')[0] === older.split(',')[0];
		return isSame ? [] : [`pdfsig says of '${field}': ${says}, before: ${older ?? 'none'}`];
	});
	if (step !== 'filled' && Object.values(is).filter((says) => says === 'valid, whole').length !== 1)
		problems.push('no whole signature');
	const [theirs, ours] = [verifiedByOpenssl(before), verifiedByOpenssl(bytes)];
	if (ours.length < theirs.length || ours.some((isValid, at) => isValid !== (theirs[at] ?? true))) problems.push('openssl');
	const isWorse = !qpdfCheck(bytes, password).clean && qpdfCheck(before, password).clean;
	if (isWorse) problems.push('qpdf');
	const opens = password === undefined ? {} : { open_password: password };
	const { data } = await local.run('check_signatures', [asDocument(bytes)], decode('check_signatures', opens));
	const entries = data!['entries'] as readonly JsonObject[];
	const own = entries.filter(({ signer }) => signer === 'Ada Lovelace');
	const isFine = own.every(({ intact, verified, changesAfter }) => {
		const isAllowed = (changesAfter as readonly string[]).every((one) => one === 'signatures' || one === 'form_values');
		return intact === true && verified === true && isAllowed;
	});
	if (!isFine || own.length === 0) problems.push('check_signatures');
	if (problems.length === 0) add(outcomesOf(step), 'valid');
	else fail(step, file, problems.join('; '));
}

/** With another byte in the middle of the older bytes, all of which the new signature covers. */
function withoutAByte(bytes: Uint8Array, before: number): Uint8Array {
	const changed = Buffer.from(bytes);
	changed[before >> 1]! ^= 1;
	return changed;
}

function fail(step: string, file: string, problem: string): void {
	failures++;
	add(outcomesOf(step), 'failed');
	if (!control) console.log(`${file}, ${step}: ${problem}`);
}

function outcomesOf(step: string): Map<string, number> {
	let outcomes = counts.get(step);
	if (!outcomes) counts.set(step, (outcomes = new Map()));
	return outcomes;
}

function add(into: Map<string, number>, key: string): void {
	into.set(key, (into.get(key) ?? 0) + 1);
}
