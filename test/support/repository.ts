/** The files of this repository, which Git knows. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { starting } from './judges/needs';
import { pathOf } from './judges/programs.cjs';

export const root = path.join(__dirname, '..', '..');

/** The files that exist of those that `git ls-files` lists; none if Git is missing, which tests declare (needs.ts). */
export function repositoryFiles(...args: string[]): string[] {
	const git = pathOf('git');
	if (git === undefined) return [];
	const listed = starting(['git'], () => execFileSync(git, ['ls-files', '-z', ...args], { cwd: root, encoding: 'utf8' }));
	return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}
