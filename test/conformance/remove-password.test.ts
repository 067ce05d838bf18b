import { conforms } from './conforms';

conforms('remove_password');
