/** The other people of a scene: connected by real sockets, so that nobody looks away who should be there. */
export class People {
  #sockets = [];
  #commands = 0;

  constructor(server) {
    this.server = server;
  }

  async guest(name) {
    return this.http('POST', '/api/guests', { name });
  }

  async http(method, path, body, token) {
    const answer = await fetch(this.server + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  }

  /** Opens a socket for this person at the table; the answer sends further commands, and knows what was told `last`. */
  join(person, table, heard = () => undefined) {
    const socket = new WebSocket(this.server.replace(/^http/, 'ws') + '/ws');
    this.#sockets.push(socket);
    const waiting = new Map();
    const last = {};
    const send = (command) => {
      const id = `p-${++this.#commands}`;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, table, ...command }));
      });
    };
    Object.assign(send, { last, leave: () => socket.close() });
    return new Promise((resolve, reject) => {
      socket.onerror = () => reject(new Error('no socket'));
      socket.onopen = () => socket.send(JSON.stringify({ hello: person.token }));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        last[frame.type] = frame;
        if (frame.type === 'welcome') send({ do: 'open' }).then(() => resolve(send));
        if (frame.type === 'answer') {
          waiting.get(frame.id)?.(frame);
          waiting.delete(frame.id);
        }
        heard(frame, send);
      };
    });
  }

  leave() {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Makes this browser the person's own. */
export async function be(context, person, prefs = {}) {
  await context.addInitScript(
    ([guest, chosen]) => {
      localStorage.setItem('boardroom.guest', JSON.stringify(guest));
      if (Object.keys(chosen).length) localStorage.setItem('boardroom.prefs', JSON.stringify(chosen));
    },
    [{ id: person.id, token: person.token, name: person.name, named: true }, prefs],
  );
}
