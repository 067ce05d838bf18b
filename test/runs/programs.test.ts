/** Programs that a run starts are never those of a repository (docs/semantics.md, D86). */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placesIn } from '../../action/files/workspace';
import { findProgram } from '../../runs/disk/programs';

let folder: string;
const given = process.env['PATH'];
const within = (...names: string[]): string => path.join(folder, ...names);
const places = () => placesIn(within('workspace'), within('temporary'));
const onPath = (...folders: string[]): void => void (process.env['PATH'] = folders.join(path.delimiter));

function program(...names: string[]): string {
	const file = within(...names);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, '#!/bin/sh\n');
	chmodSync(file, 0o755);
	return file;
}

beforeEach(() => void (folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'programs-')))));
afterEach(() => {
	process.env['PATH'] = given;
	rmSync(folder, { recursive: true, force: true });
});

test('finds the first one on the PATH, by its absolute path', () => {
	const [first] = [program('bin', 'git'), program('later', 'git')];
	onPath(within('none'), within('bin'), within('later'));
	expect(findProgram('git', places())).toBe(first);
});

test('passes over those in the workspace and in the folder for temporary files, also through links', () => {
	program('workspace', 'git');
	program('temporary', 'tools', 'git');
	symlinkSync(within('workspace'), within('linked'));
	mkdirSync(within('half'));
	symlinkSync(within('workspace', 'git'), within('half', 'git'));
	onPath(within('workspace'), within('temporary', 'tools'), within('linked'), within('half'));
	expect(findProgram('git', places())).toBeUndefined();
	const right = program('bin', 'git');
	onPath(within('workspace'), within('linked'), within('bin'));
	expect(findProgram('git', places())).toBe(right);
});

test('passes over those around a part of the workspace in which the step works', () => {
	program('workspace', 'tools', 'git');
	onPath(within('workspace', 'tools'));
	const part = placesIn(within('workspace', 'sub'), within('temporary'));
	expect(findProgram('git', part)).toBe(within('workspace', 'tools', 'git'));
	expect(findProgram('git', { ...part, around: within('workspace') })).toBeUndefined();
});

test('passes over folders that are relative, and files that are not programs', () => {
	writeFileSync(path.join(folder, 'git'), '');
	mkdirSync(within('folders', 'git'), { recursive: true });
	onPath('.', '', folder, within('folders'));
	expect(findProgram('git', places())).toBeUndefined();
});

test('takes a file .exe on Windows', () => {
	const system = Object.getOwnPropertyDescriptor(process, 'platform')!;
	const right = program('bin', 'git.exe');
	onPath(within('bin'));
	try {
		expect(findProgram('git', places())).toBeUndefined();
		Object.defineProperty(process, 'platform', { value: 'win32' });
		expect(findProgram('git', places())).toBe(right);
	} finally {
		Object.defineProperty(process, 'platform', system);
	}
});
