/**
 * Signs with the keys in files, and writes snapshots of the heap: `left-keys.mts SNAPSHOT CONTROL KEPT (KEY PASSWORD)…`, where each
 * PASSWORD is a file as well. The text of KEPT is kept, so that the first snapshot has it. The second snapshot, unless its name is
 * empty, is made while the secrets are kept as text, to see that they would be found.
 */
import { readFileSync } from 'node:fs';
import { writeHeapSnapshot } from 'node:v8';
import { allPorts } from '../../../shared/contract/ports';
import { decode } from '../../../shared/contract/values/decode';
import { localBackend } from '../../../shared/local';
import { rawPages } from '../documents/raw';
import { quickenSnapshots } from './quick-snapshots';

const [snapshot, control, keptFile, ...files] = process.argv.slice(2) as [string, string, string, ...string[]];
const kept = [readFileSync(keptFile, 'latin1')];
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const backend = localBackend({ pause, ports: allPorts, lent: { clock: () => Date.now() } });

async function sign(key: string, password: string): Promise<boolean> {
	const certificate = { name: 'key', bytes: readFileSync(key) };
	const word = readFileSync(password, 'utf8');
	const parameters = decode('sign_document', { certificate, ...(word !== '' && { certificate_password: word }) });
	const { documents } = await backend.run('sign_document', [{ name: 'in.pdf', bytes: rawPages(1, {}) }], parameters);
	return Buffer.from(documents[0]!.bytes).includes('/ETSI.CAdES.detached');
}

let signed = 0;
for (let at = 0; at < files.length; at += 2) if (await sign(files[at]!, files[at + 1]!)) signed++;
// Regular expressions keep the text that they matched last.
/./.exec('.');
await pause();
globalThis.gc!();
globalThis.gc!();
await quickenSnapshots();
writeHeapSnapshot(snapshot);
if (control !== '') {
	kept.push(...files.map((file) => readFileSync(file, 'latin1')));
	writeHeapSnapshot(control);
}
console.log(JSON.stringify({ signed, kept: kept.length }));
