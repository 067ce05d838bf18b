/**
 * Passwords and keys. An argument is visible to every user of the machine and stays in the history of the shell: so the command line
 * names only where a secret is.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Issue } from '../shared/contract/errors';
import { isSecret, operationOf, type OperationName } from '../shared/contract/operations';
import { systemCode } from '../runs/messages/log';
import type { Terminal } from './terminal';

const SOURCES = '- to be asked for it, env:NAME for a variable of the environment, or file:PATH for the first line of a file';

type Read = { readonly value: string } | { readonly problem: string };

/** Puts secrets in place of the names of their sources. */
export async function withSecrets(
	name: OperationName,
	given: Readonly<Record<string, string>>,
	terminal: Terminal,
): Promise<{ readonly values: Record<string, string>; readonly issues: readonly Issue[] }> {
	const values: Record<string, string> = {};
	const issues: Issue[] = [];
	const { fields } = operationOf(name);
	for (const [wire, source] of Object.entries(given)) {
		const field = fields[wire];
		if (field === undefined || !isSecret(field)) {
			values[wire] = source;
			continue;
		}
		const read = field.kind === 'file' ? readKey(source, terminal.folder) : await readSecret(source, field.label, terminal);
		if ('problem' in read) issues.push({ field: wire, message: read.problem });
		else values[wire] = read.value;
	}
	return { values, issues };
}

/** The secret that `env:NAME`, `file:PATH` or `-` name. */
export async function readSecret(source: string, label: string, { environment, folder, ask }: Terminal): Promise<Read> {
	if (source === '-')
		return await ask(`${label}: `).then(
			(value) => ({ value }),
			() => ({ problem: 'cannot be asked for, because no person is at the terminal: use env:NAME or file:PATH' }),
		);
	const [, kind, rest = ''] = /^(env|file):(.+)$/s.exec(source) ?? [];
	if (kind === 'env') {
		const value = environment[rest];
		return value === undefined || value === '' ? { problem: `the variable ${rest} is not set` } : { value };
	}
	if (kind === 'file') {
		const read = readBytes(path.resolve(folder, rest), rest);
		return 'problem' in read ? read : { value: read.bytes.toString('utf8').split(/\r?\n/, 1)[0] ?? '' };
	}
	return { problem: `is not taken as an argument, which other users of the machine can see: give ${SOURCES}` };
}

/** A certificate with its key: the text of PEM, or PKCS #12 in base64. */
function readKey(source: string, folder: string): Read {
	const read = readBytes(path.resolve(folder, source), source);
	if ('problem' in read) return read;
	const text = read.bytes.toString('latin1');
	return { value: text.includes('-----BEGIN ') ? text : read.bytes.toString('base64') };
}

function readBytes(file: string, named: string): { readonly bytes: Buffer } | { readonly problem: string } {
	try {
		return { bytes: readFileSync(file) };
	} catch (thrown) {
		return { problem: `the file '${named}' cannot be read (${systemCode(thrown)})` };
	}
}
