/** A copy of the project's last commit, in which sources are changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf } from '../../test/support/judges/programs.cjs';
import type { Mutant } from './sites';

export const git = (root: string, ...args: string[]): string =>
	execFileSync(pathOf('git') ?? 'git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export const commitOf = (root: string): string => git(root, 'rev-parse', 'HEAD');
export const isClean = (root: string): boolean => git(root, 'status', '--porcelain') === '';

/** The folder `copy` with the last commit of `root`, and with its packages. */
export function copyOf(root: string, copy: string): string {
	if (!existsSync(path.join(copy, '.git'))) {
		mkdirSync(path.dirname(copy), { recursive: true });
		git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, copy);
		linkPackages(root, copy);
	}
	git(copy, 'fetch', '--quiet', root, 'HEAD');
	git(copy, 'checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
	git(copy, 'clean', '--quiet', '-d', '--force');
	return copy;
}

function linkPackages(root: string, copy: string): void {
	const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
	try {
		// The Action is not bundled where node_modules is a link.
		execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
	} catch {
		rmSync(to, { recursive: true, force: true });
		symlinkSync(from, to, 'junction');
	}
	// Packages that the tests of `npm run test:all` have installed.
	mkdirSync(path.join(copy, '.cache'), { recursive: true });
	for (const name of readdirSync(path.join(root, '.cache')))
		if (existsSync(path.join(root, '.cache', name, 'node_modules')))
			symlinkSync(path.join(root, '.cache', name), path.join(copy, '.cache', name), 'junction');
}

export function restore(copy: string): void {
	git(copy, 'checkout', '--quiet', '--force', '.');
	git(copy, 'clean', '--quiet', '-d', '--force');
	rmSync(path.join(copy, 'dist'), { recursive: true, force: true });
}

/** @throws Error if the source is another one */
export function apply(copy: string, { file, start, before, after }: Mutant): void {
	const place = path.join(copy, file);
	const text = readFileSync(place, 'utf8');
	if (!text.startsWith(before, start)) throw new Error(`${file} is not the file from which the change was chosen`);
	writeFileSync(place, text.slice(0, start) + after + text.slice(start + before.length));
}

/** The bundles from which some tests run. */
export function bundle(copy: string): void {
	for (const script of ['bundle-node.mjs', 'bundle-action.mjs'])
		execFileSync(process.execPath, [path.join(copy, 'scripts', script)], { cwd: copy, stdio: 'ignore' });
}
