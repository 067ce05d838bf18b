/** Writes the watermark's font as a module, because bundles carry modules only: `node scripts/run.mjs scripts/font/embed.mts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.env.OCTAVO_ROOT ?? '.', 'shared/local/stamp/font');
const base64 = readFileSync(path.join(folder, 'NotoSans-SemiBold-cut.ttf')).toString('base64');

writeFileSync(
	path.join(folder, 'noto-sans.ts'),
	[
		'/** Noto Sans SemiBold, cut (see scripts/font/README.md); SIL Open Font License 1.1 (OFL.txt). Written by scripts/font/embed.mts. */',
		`export const notoSans =\n\t'${base64}';\n`,
	].join('\n'),
);
console.log(`${base64.length} characters`);
