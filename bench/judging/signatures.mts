/** npm run signatures: what check_signatures and pdfsig say of every signature in the PDFs of a folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import type { JsonObject } from '../../shared/contract/operations/types';
import { decode } from '../../shared/contract/values/decode';
import { run } from '../../test/support/judges/tools';
import { asDocument, local } from '../../test/support/hosts/local';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { options } from '../usage.mts';

const USAGE = `Usage: npm run signatures -- FOLDER`;

const { folder, listed } = options(USAGE, {}, (_values, words) => {
	const folder = givenFolder(words[0]);
	return { folder, listed: listedIn(folder, () => true) };
});

const counts = { agree: 0, stricter: 0, milder: 0, 'not read by pdfsig': 0 };

for (const { file, password } of listed) {
	const bytes = readFileSync(path.join(folder, file));
	if (!bytes.includes('ByteRange')) continue;
	const raw = password === undefined ? {} : { open_password: password };
	try {
		const { data } = await local.run('check_signatures', [asDocument(bytes, file)], decode('check_signatures', raw));
		compare(file, data!, byPoppler(path.join(folder, file), password));
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
		console.log(`${file}: ${thrown.code}`);
	}
}
console.log(JSON.stringify(counts));

/** Whether each signature is valid by pdfsig, by the name of its field; time stamps and usage rights are not looked at there. */
function byPoppler(file: string, password: string | undefined): Map<string, string> {
	const { stdout } = run('pdfsig', ['-nocert', ...(password === undefined ? [] : ['-upw', password]), file]);
	const parts = stdout
		.toString('utf8')
		.split(/^Signature #\d+:$/m)
		.slice(1);
	const field = /Signature Field Name: (.*)/;
	return new Map(parts.map((part) => [field.exec(part)?.[1] ?? '', /Signature Validation: (.*)/.exec(part)?.[1] ?? 'unsigned']));
}

function compare(file: string, data: JsonObject, theirs: ReadonlyMap<string, string>): void {
	console.log(`${file}: allIntact ${String(data['allIntact'])}`);
	for (const entry of data['entries'] as readonly JsonObject[]) {
		const says = theirs.get(String(entry['field']));
		const ours = entry['intact'] === true && entry['verified'] === true;
		const isValid = says?.startsWith('Signature is Valid') === true;
		const isRead = says !== undefined && /Valid|Invalid|Mismatch/.test(says);
		counts[!isRead ? 'not read by pdfsig' : ours === isValid ? 'agree' : isValid ? 'stricter' : 'milder']++;
		const { field, covers, changesAfter, problems } = entry as Record<string, string | readonly string[] | null>;
		console.log(
			`  ${String(field)}: ${ours ? 'intact' : 'not intact'}, ${String(covers)} [${String(changesAfter)}] [${String(problems)}]; pdfsig: ${says ?? '-'}`,
		);
	}
}
