// npm run publish:dry -- --n8n : the published package in a real n8n, installed by name as n8n's documentation tells for a manual
// installation. (The button in n8n's settings asks for a licence before it uses a registry other than npm's.) Its arguments are the
// name, the version and the integrity of the package; npm's settings in the environment name the registry.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addNode } from './install.mjs';
import { assert, check, conclude, expect } from './judge.mjs';
import { emptyLab, startN8n } from './lab.mjs';
import { runExample } from './operations.mjs';
import { NODE_TYPE } from './workflows.mjs';

const [name, version, integrity] = process.argv.slice(2);
const lab = emptyLab('published');
lab.userFolder = path.join(lab.work, 'user');

await check('n8n: the package is installed by name', () => {
	const folder = addNode(name, lab.userFolder);
	const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
	const got = packages[`node_modules/${name}`];
	expect([got?.version, got?.integrity], [version, integrity], 'version and integrity');
});
const n8n = await startN8n(lab);
try {
	await check('n8n: node types', async () => {
		const types = await n8n.api.page('/types/nodes.json');
		assert(
			types.some((type) => type.name === NODE_TYPE),
			'the node is not there',
		);
	});
	await check('n8n: reverse_pages', () => runExample(n8n, lab.files, 'reverse_pages', { prefix: 'published' }));
} finally {
	await n8n.main.stop();
}
conclude();
