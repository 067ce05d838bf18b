import { conforms } from './conforms';

conforms('set_metadata');
