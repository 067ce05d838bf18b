/** Writes the fonts as modules, because bundles carry modules only: `node scripts/run.mjs scripts/font/embed.mts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.env.OCTAVO_ROOT ?? '.', 'shared/model/font');

for (const weight of ['SemiBold', 'Regular']) {
	const base64 = readFileSync(path.join(folder, `NotoSans-${weight}-cut.ttf`)).toString('base64');
	writeFileSync(
		path.join(folder, `noto-sans-${weight.toLowerCase()}.ts`),
		[
			`/** Noto Sans ${weight}, cut (see scripts/font/README.md); SIL Open Font License 1.1 (OFL.txt). Written by scripts/font/embed.mts. */`,
			`export const notoSans =\n\t'${base64}';\n`,
		].join('\n'),
	);
	console.log(`${weight}: ${base64.length} characters`);
}
