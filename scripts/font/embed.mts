/** Writes the fonts, deflated, as modules, because bundles carry modules only: `node scripts/run.mjs scripts/font/embed.mts`. */
import { zlibSync } from 'fflate';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.env.OCTAVO_ROOT ?? '.', 'shared/model/font/noto');

for (const file of readdirSync(folder).filter((name) => name.endsWith('-cut.ttf'))) {
	const base64 = Buffer.from(zlibSync(readFileSync(path.join(folder, file)), { level: 9 })).toString('base64');
	const face = file
		.replace('-cut.ttf', '')
		.replace(/([a-z])(?=[A-Z])/g, '$1 ')
		.replace('-', ' ')
		.replace('Semi Bold', 'SemiBold');
	writeFileSync(
		path.join(folder, `${face.toLowerCase().replaceAll(' ', '-')}.ts`),
		[
			`/** ${face}, cut (see scripts/font/README.md); SIL Open Font License 1.1 (OFL.txt). Written by scripts/font/embed.mts. */`,
			`export const notoSans =\n\t'${base64}';\n`,
		].join('\n'),
	);
	console.log(`${face}: ${base64.length} characters`);
}
