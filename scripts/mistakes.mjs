// npm run mistakes : writes docs/mistakes.md, the messages of the n8n node, and prints it. Jest runs the node's sources.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const { status } = spawnSync('npm', ['run', '-s', 'jest', '--', 'test/nodes/mistakes'], {
	cwd: root,
	env: { ...process.env, OCTAVO_WRITE_MISTAKES: 'true' },
	stdio: ['ignore', 'ignore', 'inherit'],
	shell: process.platform === 'win32',
});
console.log(readFileSync(path.join(root, 'docs', 'mistakes.md'), 'utf8'));
process.exitCode = status ?? 1;
