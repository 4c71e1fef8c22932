export class People {
  constructor(server: string);
  leave(): void;
}
