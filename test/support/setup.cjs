// Runs once before all tests, and installs the judging programs if that is possible without asking.
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { missingPackages } = require('./judges/programs.cjs');

module.exports = () => {
	const missing = missingPackages();
	if (missing.length === 0) return;
	const command = `apt-get install -y ${missing.join(' ')}`;
	if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
		console.warn(`\nTests that need ${missing.join(', ')} are skipped. On Debian: sudo ${command}`);
		return;
	}
	console.log(`\nInstalling what tests judge with: ${command}`);
	const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
	spawnSync('apt-get', ['update', '-q'], options);
	spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], options);
	const still = missingPackages();
	if (still.length > 0) console.warn(`Could not install ${still.join(', ')}: the tests that need them are skipped`);
};
