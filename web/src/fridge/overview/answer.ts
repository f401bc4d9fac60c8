/** What a query has come to so far. */
export interface Answer<Data> {
  data: Data | undefined;
  isError: boolean;
}
