/** The command `octavo` from start to end, as a shell starts it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { numbered } from '../../test/support/documents/drawn';
import { isThere, pathOf } from '../../test/support/judges/programs.cjs';
import { against, type Group, inTurns, median, milliseconds, ROOT, table, temporaryFolder, timed } from '../core.mts';

/** In turns: the package as it is published, a script that does nothing, and qpdf where it is there. */
export const terminal: Group = {
	about: 'the package octavo-pdf at the terminal, from start to end',
	rounds: 31,
	async run(rounds) {
		const folder = temporaryFolder();
		const at = (name: string): string => path.join(folder, name);
		execFileSync(process.execPath, ['scripts/bundle-package.mjs', at('package')], { cwd: ROOT, stdio: 'ignore' });
		writeFileSync(at('nothing.mjs'), '');
		writeFileSync(at('small.pdf'), await numbered(3));
		writeFileSync(at('large.pdf'), await numbered(1000));
		const start = (program: string, words: readonly string[]) => (): Promise<number> => {
			rmSync(at('out.pdf'), { force: true });
			return timed(() => {
				const { status, stderr } = spawnSync(program, words, { cwd: folder });
				if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.toString()}`);
			});
		};
		const octavo = (...words: string[]) => start(process.execPath, [at('package/octavo.mjs'), ...words]);
		const rotate = (file: string) => octavo('rotate-pages', file, '--angle', '90', '-o', 'out.pdf');
		const qpdf = (file: string) =>
			isThere('qpdf') ? { qpdf: start(pathOf('qpdf')!, [file, '--rotate=+90', 'out.pdf']) } : undefined;
		const lines = {
			'octavo help': { ours: octavo('help') },
			'octavo rotate-pages, 3 pages': { ours: rotate('small.pdf'), ...qpdf('small.pdf') },
			'octavo rotate-pages, 1,000 pages': { ours: rotate('large.pdf'), ...qpdf('large.pdf') },
		};
		const rows = [];
		for (const [name, programs] of Object.entries(lines)) {
			const all = { ...programs, nothing: start(process.execPath, [at('nothing.mjs')]) };
			const times = await inTurns<number>(all, rounds);
			const ours = times.get('ours')!;
			const beside = (other: string): string => {
				const theirs = times.get(other);
				return theirs ? against(median(ours.map((time, round) => time / theirs[round]!)), undefined) : '';
			};
			rows.push([name, milliseconds(median(ours)), beside('nothing'), beside('qpdf')]);
		}
		return { text: table(['Start to end', 'milliseconds', '× an empty script', '× qpdf'], rows), missed: false };
	},
};
