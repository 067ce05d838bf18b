// Runs test files in the order in which OCTAVO_ORDER lists them.
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

module.exports = class extends Sequencer {
	sort(tests) {
		const order = JSON.parse(readFileSync(process.env.OCTAVO_ORDER, 'utf8'));
		const places = new Map(order.map((file, index) => [path.resolve(file), index]));
		return [...tests].sort((one, other) => places.get(one.path) - places.get(other.path));
	}
};
