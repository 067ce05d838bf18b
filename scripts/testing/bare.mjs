// npm run test:bare            : npm test on a machine that has Node and the basic tools, and nothing else.
// npm run test:bare -- FILES … : some tests.
//
// A folder of links is the whole PATH, so that whatever else is installed is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A shell, in which npm runs scripts, and GNU coreutils. */
const BASIC =
	'sh [ b2sum base32 base64 basename basenc cat chgrp chmod chown cksum comm cp csplit cut date dd df dir dircolors dirname du echo ' +
	'env expand expr factor false fmt fold groups head hostid id install join link ln logname ls md5sum mkdir mkfifo mknod mktemp mv ' +
	'nice nl nohup nproc numfmt od paste pathchk pinky pr printenv printf ptx pwd readlink realpath rm rmdir seq sha1sum sha224sum ' +
	'sha256sum sha384sum sha512sum shred shuf sleep sort split stat stdbuf stty sum sync tac tail tee test timeout touch tr true ' +
	'truncate tsort tty uname unexpand uniq unlink users vdir wc who whoami yes';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = path.join(root, '.cache', 'bare');
const folders = (process.env.PATH ?? '').split(path.delimiter);
const found = (name) => folders.map((one) => path.join(one, name)).find((file) => existsSync(file));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
symlinkSync(process.execPath, path.join(folder, 'node'));
for (const name of ['npm', ...BASIC.split(' ')]) {
	const file = found(name);
	if (file !== undefined) symlinkSync(path.resolve(file), path.join(folder, name));
	else if (name === 'npm' || name === 'sh') throw new Error(`${name} is not on the PATH`);
}

const files = process.argv.slice(2);
const args = files.length > 0 ? ['run', 'jest', '--', ...files] : ['test'];
const { status } = spawnSync(path.join(folder, 'npm'), args, {
	cwd: root,
	stdio: 'inherit',
	env: { ...process.env, PATH: folder },
});
process.exitCode = status ?? 1;
