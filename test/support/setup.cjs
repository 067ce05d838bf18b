// Runs once before all tests: asks which programs are there, and hands the answers on to the processes that run tests.
const { askAll } = require('./judges/programs.cjs');

module.exports = askAll;
