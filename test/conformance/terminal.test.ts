/** Each operation at the terminal gives what it gives to a program: the same files, byte for byte, and the same data. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '../../shared/contract/backend';
import { kebab } from '../../shared/contract/names';
import type { JsonObject } from '../../shared/contract/operations/types';
import { givesData, operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { wordsOf } from '../support/hosts/command-line';
import { localWithNativeCodec } from '../support/hosts/local';
import { runCommand } from '../support/hosts/terminal';
import { sampled } from '../support/sample';
import type { Case } from './case';
import { cases } from './cases/all';
import { documentsOf, over, parametersOf } from './run';

jest.mock('@actions/core', () => ({ debug: () => undefined }));

/** The terminal has the clock of the machine, and its own recognizer. */
const OTHER_PORTS: readonly OperationName[] = ['sign_document', 'recognize_text'];

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-terminal-'));
	for (const name of ['in', 'out', 'further']) mkdirSync(path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Where further files of a command are, by the number of the option. */
function keepFurther({ name: file, bytes }: Document, at: number): string {
	const place = path.join(folder, 'further', `${at}`, file);
	mkdirSync(path.dirname(place));
	writeFileSync(place, bytes);
	return place;
}

async function typed(name: OperationName, documents: readonly Document[], parameters: Awaited<ReturnType<typeof parametersOf>>) {
	const { words, environment } = wordsOf(name, parameters, keepFurther);
	const places = documents.map(({ name: file, bytes }) => {
		const place = path.join(folder, 'in', file);
		writeFileSync(place, bytes);
		return place;
	});
	const output = givesData(operationOf(name)) ? [] : ['--output', 'out/'];
	const { code, printed, told } = await runCommand(folder, [kebab(name), ...places, ...words, ...output], environment);
	const files = readdirSync(path.join(folder, 'out'), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
	return { code, printed, told, files };
}

/** Documents of one name would be one file. */
const named = (documents: readonly Document[]): Document[] =>
	documents.map(({ name, bytes }, at) => ({ name: documents.length > 1 ? `${at}-${name}` : name, bytes }));

const inOrder = (files: readonly Uint8Array[]): string[] => files.map((bytes) => Buffer.from(bytes).toString('latin1')).sort();

/** Checks are called as their options are. */
const asTyped = (name: OperationName, data: JsonObject): JsonObject =>
	name === 'check_document' ? { ...data, checks: (data['checks'] as string[]).map((wire) => `--${kebab(wire)}`) } : data;

const first = (name: OperationName): Case | undefined =>
	cases[name].find(
		({ gives, documents }) => gives !== undefined && !gives.encryption && !gives.opensWith && documents.length > 0,
	);

const those = sampled(
	operationNames.filter((name) => !OTHER_PORTS.includes(name)),
	15,
).map((name) => [name, first(name)] as const);

describe.each(those)('%s', (name, one) => {
	test(`at the terminal: ${one?.title ?? 'no case that is the same each time'}`, async () => {
		// Encryption differs each time.
		if (!one) return expect(name).toMatch(/^(?:add|remove)_(?:password|restrictions)$/);
		const documents = named(await documentsOf(one));
		const parameters = await parametersOf(one);
		const here = await over(localWithNativeCodec)(name, documents, parameters);
		const there = await typed(name, documents, parameters);
		// Findings of a check or a comparison have codes that scripts read.
		expect([0, 3, 4]).toContain(there.code);
		if (givesData(operationOf(name))) {
			const { text } = here.data as { text?: unknown };
			if (name === 'extract_text') expect(there.printed.trimEnd()).toBe((text as string).trimEnd());
			else expect(JSON.parse(there.printed)).toEqual(asTyped(name, here.data!));
		} else expect(inOrder(there.files)).toEqual(inOrder([...here.documents, ...(here.files ?? [])].map(({ bytes }) => bytes)));
	});
});
