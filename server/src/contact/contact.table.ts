declare module '#db/tables.ts' {
  interface Tables {
    contact_messages: ContactMessagesTable;
  }
}

interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  message: string;
  /** Probably written by a program, so it was not mailed. */
  is_suspect: boolean;
  received_at: Date;
}
