import { conforms } from './conforms';

conforms('security');
